import PaySheet
import Testing

@Suite struct AmountWordTests {
    @Test(
        "Short amounts fit into one word",
        arguments: [
            "0", "12.50", "-12.50", "144115188075855871", "-144115188075855871", "0.144115188075855871", "-0.144115188075855871",
            "0.00000000000000001",
        ])
    func shortAmountsFitAWord(text: String) throws {
        let word = try #require(try Amount(text).word)
        #expect(word & 1 << 5 == 0)
        #expect(Amount(word: word)?.text == text)
    }

    @Test(
        "Long and unusually spelled amounts do not fit into one word",
        arguments: [
            "144115188075855872", "-144115188075855872", "-0", "-0.00", "00", "007", "-01.5", "1234567890123456789",
            "1.1234567890123456789",
            "0.0000000000000000000", "-0.1441151880758558719",
            // 64 bits wrap these to something small.
            "18446744073709551616", "18446744073709551621", "-18446744073709551621", "1844674407370955162.1", "55466148739171731598",
        ])
    func otherAmountsAreWide(text: String) throws {
        let bytes = Array(text.utf8)
        #expect(try Amount(text).word == nil)
        #expect(Amount.parseWord(bytes.span, from: 0, to: bytes.count) == Amount.wideWord)
    }

    @Test("The marker words are not amounts")
    func marksAreNotAmounts() {
        #expect(Amount(word: Amount.wideWord) == nil)
        #expect(Amount(word: Amount.noWord) == nil)
        #expect(Amount(word: 19) == nil)
    }

    @Test("An amount has at most 24 bytes")
    func layout() {
        #expect(MemoryLayout<Amount>.stride <= 24)
    }
}
