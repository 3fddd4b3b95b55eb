import PaySheetPreview
import Testing

@Suite("Text that is safe to draw")
struct CleanTextTests {
    @Test(
        "Characters that a label may not contain become one replacement character",
        arguments: [
            ("Sky Air", "Sky Air"),
            ("Sky\u{1B}[31m Air", "Sky\u{FFFD}[31m Air"),
            ("a\u{202E}b\u{2066}\u{2067}c", "a\u{FFFD}b\u{FFFD}c"),
            ("a\u{0}\u{7}\u{200B}\u{FEFF}b", "a\u{FFFD}b"),
            ("\u{9B}31m", "\u{FFFD}31m"),
            ("a\u{E000}b\u{E0041}", "a\u{FFFD}b\u{FFFD}"),
            ("x\u{3164}\u{2800}", "x\u{FFFD}"),
            ("\u{1242B}", "\u{FFFD}"),
            ("\u{200D}\u{FE0F}\u{301}", ""),
            ("a \u{301}\u{200F}b", "a b"),
            ("\u{200F}שלום", "שלום"),
        ])
    func replaced(_ text: String, _ clean: String) { #expect(CleanText(text).text == clean) }

    @Test(
        "White space becomes single spaces",
        arguments: [
            ("  a \n\t b\r\n", "a b"), ("a\u{2028}b\u{85}c", "a b c"), ("a\u{3000}\u{2003}b", "a b"), (" \n ", ""),
            ("12\u{A0}kg", "12\u{A0}kg"),
        ])
    func spaces(_ text: String, _ clean: String) { #expect(CleanText(text).text == clean) }

    @Test("Letters of every script, joined emoji and accents are kept")
    func kept() {
        for text in ["Café", "うつわ工房", "متجر", "می‌خواهم", "👨‍👩‍👧‍👦", "❤️", "Phở", "हिन्दी", "ร้านค้า"] { #expect(CleanText(text).text == text) }
    }

    @Test("Accents do not accumulate")
    func piled() {
        let clean = CleanText("e" + String(repeating: "\u{301}", count: 500) + "x")
        #expect(clean.text.unicodeScalars.count == 5)
    }

    @Test("Long text is cut at a visible character with an ellipsis")
    func cut() {
        let clean = CleanText(String(repeating: "👩🏽‍🍳", count: 12), limit: 10)
        #expect(clean.isCut)
        #expect(clean.text == String(repeating: "👩🏽‍🍳", count: 10) + "…")
        #expect(!CleanText("12345", limit: 5).isCut)
        #expect(CleanText("1234 6", limit: 5).text == "1234…")
    }

    @Test("Cleaning a megabyte costs no more than the visible text")
    func long() {
        let clean = CleanText("a" + String(repeating: "\u{301}", count: 1_000_000))
        #expect(clean.isCut)
        #expect(clean.text.unicodeScalars.count <= 6)
    }

    @Test(
        "The first letter determines the direction",
        arguments: [
            ("Trip", WritingDirection.leftToRight), ("שלום", .rightToLeft), ("متجر", .rightToLeft), ("12 متجر", .rightToLeft),
            ("DHL متجر", .leftToRight), ("", .leftToRight), ("123", .leftToRight), ("١٢٣ x", .leftToRight), ("うつわ", .leftToRight),
        ])
    func direction(_ text: String, _ direction: WritingDirection) { #expect(CleanText(text).direction == direction) }
}
