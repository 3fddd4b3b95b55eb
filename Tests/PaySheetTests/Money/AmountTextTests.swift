import PaySheet
import TestSupport
import Testing

@Suite struct AmountTextTests {
    @Test(
        "An amount keeps its spelling",
        arguments: [
            "0", "-0", "-0.00", "00", "007", "-007.50", "10", "10.0", "10.00", "0.5", "-0.5", "0.000000000000000001",
            "999999999999999999", "-999999999999999999", "0.999999999999999999", "1000000000000000000", "9223372036854775808",
            "18446744073709551621",
            "0.0000000000000000001", "123456789012345678901234567890.12", "000000000000000000000000000012.30",
        ])
    func spellingIsKept(text: String) throws {
        let amount = try Amount(text)
        #expect(amount.text == text)
        #expect(amount.description == text)
        #expect(amount.hasSameSpelling(as: try Amount(text)))
        #expect(try amount == Amount(text))
    }

    @Test(
        "Other text is not an amount",
        arguments: [
            "", "-", ".", "-.", ".5", "5.", "-.5", "+1", " 1", "1 ", "1,5", "1.2.3", "1..2", "--1", "1-", "1e3", "0x10", "NaN", "Infinity",
            "１２", "1_000", "1\u{0}", "1234567890123456789012345x", "1234567890123456789012345.", "12345678901234567890.1.2",
            "-.123456789012345678901",
        ])
    func otherTextIsRefused(text: String) {
        let bytes = Array(text.utf8)
        #expect(Amount.parse(bytes.span, from: 0, to: bytes.count) == nil)
        #expect(Amount.parseWord(bytes.span, from: 0, to: bytes.count) == Amount.noWord)
        #expect(throws: AmountError.self) { try Amount(text) }
    }

    @Test("An integer with many leading zeros keeps its value and its text")
    func manyLeadingZeros() throws {
        let zeros = String(repeating: "0", count: 255)
        #expect(try Amount(zeros + "7").isCalculable)
        let more = try Amount(zeros + "07")
        #expect(try more == Amount("7"))
        #expect(!more.isCalculable && more.isPositive && more.hasLeadingZeros && more.text == zeros + "07")
    }

    @Test("An amount is read from a part of a larger text")
    func partsOfATextAreRead() {
        let bytes = Array("x12.50y".utf8)
        #expect(Amount.parse(bytes.span, from: 1, to: 6)?.text == "12.50")
        #expect(Amount.parse(bytes.span, from: 1, to: 7) == nil)
        #expect(Amount.parse(bytes.span, from: 3, to: 3) == nil)
    }

    @Test("Random amounts keep their spelling in text and word")
    func randomTextKeepsItsSpelling() {
        var random = RandomNumbers(seed: 1)
        for _ in 0..<TestScale.scaled(20_000) {
            let text = AmountTextTests.text(&random)
            let bytes = Array(text.utf8)
            guard let amount = Amount.parse(bytes.span, from: 0, to: bytes.count) else {
                Issue.record("refused: \(text)")
                continue
            }
            #expect(amount.text == text)
            #expect(Amount.parseWord(bytes.span, from: 0, to: bytes.count) == amount.word ?? Amount.wideWord)
            if let word = amount.word { #expect(Amount(word: word)?.hasSameSpelling(as: amount) == true) }
        }
    }

    @Test("Random bytes are an amount exactly if the grammar allows them")
    func agreesWithTheGrammar() {
        var random = RandomNumbers(seed: 2)
        let alphabet = Array("0123456789.-.-, e".utf8)
        var accepted = 0
        for _ in 0..<TestScale.scaled(20_000) {
            let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            let expected = AmountTextTests.isAmount(String(decoding: bytes, as: UTF8.self))
            accepted += expected ? 1 : 0
            #expect((Amount.parse(bytes.span, from: 0, to: bytes.count) != nil) == expected, "\(String(decoding: bytes, as: UTF8.self))")
        }
        #expect(accepted > 0)
    }

    /// The grammar, as a regular expression.
    private static func isAmount(_ text: String) -> Bool { text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil }

    /// Any amount: mostly short, some beyond 18 digits, some with zeros in front.
    static func text(_ random: inout RandomNumbers) -> String {
        func digits(_ range: ClosedRange<Int>) -> String {
            (0..<Int.random(in: range, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        }
        let sign = Bool.random(using: &random) ? "-" : ""
        let zeros = Int.random(in: 0...9, using: &random) == 0 ? "000" : ""
        let integer = zeros + digits(1...Int.random(in: 1...22, using: &random))
        return sign + integer + (Bool.random(using: &random) ? "." + digits(1...Int.random(in: 1...22, using: &random)) : "")
    }
}
