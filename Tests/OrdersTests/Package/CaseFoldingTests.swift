import PaySheetOrders
import Testing

@Suite("The case folding of Unicode")
struct CaseFoldingTests {
    @Test(
        "Texts that differ in case only are the same",
        arguments: [
            ("ẞ", "ss"), ("ẞ", "ß"), ("STRAẞE", "straße"), ("Straße", "STRASSE"), ("\u{FB03}", "FFI"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("µ", "μ"),
            ("\u{212A}", "k"), ("E\u{301}", "é"), ("\u{1E9B}", "Ṡ"), ("ŉ", "ʼN"), ("Ǆ", "ǅ"), ("Ꭰ", "ꭰ"), ("𐐀", "𐐨"), ("ᾼ", "αι"),
            ("I\u{307}", "İ"),
        ])
    func same(_ first: String, _ second: String) {
        #expect(CaseFolding.folded(first) == CaseFolding.folded(second))
    }

    @Test(
        "Texts that differ in more are not the same",
        arguments: [("ß", "s"), ("ı", "i"), ("e", "é"), ("ﬀ", "f"), ("α", "a"), ("İ", "i"), ("", "a"), ("\u{2028}", "\u{2029}")])
    func different(_ first: String, _ second: String) {
        #expect(CaseFolding.folded(first) != CaseFolding.folded(second))
    }

    @Test("The table folds all characters of its edition")
    func everyCharacter() {
        var wrong: [String] = []
        for value in UInt32(0)...0x10FFFF {
            // The dotless i has the upper case of another letter.
            guard let scalar = Unicode.Scalar(value), value != 0x131, isInEdition(scalar) else { continue }
            let (text, properties) = (String(scalar), scalar.properties)
            let folded = CaseFolding.folded(text)
            // A later edition can add the upper case of an old letter.
            let others = [properties.uppercaseMapping, properties.lowercaseMapping, properties.titlecaseMapping].filter {
                $0.unicodeScalars.allSatisfy(isInEdition)
            }
            let isFolded = CaseFolding.folded(folded) == folded && others.allSatisfy { CaseFolding.folded($0) == folded }
            if !isFolded || properties.changesWhenCaseFolded != (folded != text) {
                wrong.append(String(value, radix: 16))
            }
        }
        #expect(wrong.isEmpty, "stale: \(wrong.prefix(20)); run python3 Tests/Scripts/renew-case-folding.py")
    }

    private func isInEdition(_ scalar: Unicode.Scalar) -> Bool {
        guard let age = scalar.properties.age else { return false }
        return (age.major, age.minor) <= (CaseFolding.edition.major, CaseFolding.edition.minor)
    }
}
