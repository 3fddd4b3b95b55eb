import PaySheetText
import Testing

@Suite("Text search")
struct TextSearchTests {
    /// Texts with repeated, overlapping and foreign letters.
    private static let texts = ["", "a", "aa", "aaa", "abab", "ababa", "xay", "é", "aé", "日本", "a日a本a", "://", "http://x", "~1~0~", "ab"]

    @Test("Results equal those of the standard library", arguments: texts)
    func same(text: String) {
        for wanted in Self.texts where !wanted.isEmpty {
            #expect(text.contains(text: wanted) == text.contains(wanted))
            #expect(text.range(ofText: wanted) == text.firstRange(of: wanted))
            #expect(text.lastRange(ofText: wanted) == text.ranges(of: wanted).last)
            #expect(text.replacing(text: wanted, with: "<>") == text.replacing(wanted, with: "<>"))
            #expect(text.dropFirst().contains(text: wanted) == text.dropFirst().contains(wanted))
        }
    }

    @Test("An empty text never occurs")
    func empty() {
        #expect("a".range(ofText: "") == nil)
        #expect("a".replacing(text: "", with: "x") == "a")
    }
}
