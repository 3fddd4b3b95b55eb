import PaySheet
import PaySheetPreview
import TestSupport
import Testing

@Suite("Breaking text into lines")
struct LineBreakingTests {
    private func broken(_ text: String, _ width: Int, limit: Int = 100) -> BrokenText {
        LineBreaker(width: width, limit: limit, measure: TerminalCells.width).broken(text)
    }

    @Test(
        "Lines break at spaces, after hyphens, between ideographs and otherwise inside a word",
        arguments: [
            ("Sky Air International", 10, ["Sky Air", "Internatio", "nal"]),
            ("Sky Air", 7, ["Sky Air"]),
            ("Bed-and-Breakfast", 8, ["Bed-and-", "Breakfas", "t"]),
            ("https://a.example/b/c", 12, ["https://", "a.example/b/", "c"]),
            ("うつわ工房さくら", 8, ["うつわ工", "房さくら"]),
            ("湯呑み（大）。", 10, ["湯呑み", "（大）。"]),
            ("$999,999,999.00", 8, ["$999,", "999,", "999.00"]),
            ("", 5, []), ("   ", 5, []), ("漢", 1, ["漢"]),
        ])
    func lines(_ text: String, _ width: Int, _ lines: [String]) { #expect(broken(text, width).lines == lines) }

    @Test("Text that does not fit ends with an ellipsis")
    func cut() {
        #expect(broken("one two three four", 9, limit: 2) == BrokenText(lines: ["one two", "three…"], isCut: true))
        #expect(broken("one two", 3, limit: 2) == BrokenText(lines: ["one", "two"], isCut: false))
        #expect(broken("abcdefghij", 4, limit: 1) == BrokenText(lines: ["abc…"], isCut: true))
    }

    @Test("No line of a random text is too wide, and no text is lost")
    func random() {
        var generator = SeededGenerator(seed: 41)
        let pieces = ["a", "W", " ", "  ", "-", "漢", "、", "（", "🌮", "👨‍👩‍👧", "é", "e\u{301}", "م", "ש", ",", "1", "/", "🇲🇽", "ー", "한"]
        for _ in 0..<2000 {
            let text = (0..<generator.below(60)).map { _ in generator.pick(pieces) }.joined()
            let width = 8 + generator.below(20)
            let breaker = LineBreaker(width: width, limit: 100, measure: TerminalCells.width)
            let lines = breaker.broken(text).lines
            for line in lines { #expect(breaker.width(of: line) <= width && !line.isEmpty, "\(text.debugDescription) at \(width)") }
            #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
    }

    @Test(
        "In a terminal, an emoji has two cells and an accent has none",
        arguments: [
            ("a", 1), ("漢", 2), ("カ", 2), ("ｶ", 1), ("🇲🇽", 2), ("e\u{301}", 1), ("👩🏽", 2), ("م", 1), ("👨‍👩‍👧‍👦", 2), ("❤️", 2), ("❤", 1),
            ("1️⃣", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("क्ष", 2),
        ])
    func cells(_ character: String, _ width: Int) { #expect(character.map { TerminalCells.width($0) } == [width]) }

    @Test("Every ASCII letter has a width, and bold letters are wider")
    func advances() {
        for value in UInt8(0x20)..<0x7F {
            let character = Character(Unicode.Scalar(value))
            #expect((250...1100).contains(AdvanceWidth.of(character)))
            #expect(AdvanceWidth.ofBold(character) > AdvanceWidth.of(character))
        }
        #expect(AdvanceWidth.of("漢") >= 1000 && AdvanceWidth.of("🌮") >= 1250 && AdvanceWidth.of("W") > AdvanceWidth.of("i") * 3)
    }
}
