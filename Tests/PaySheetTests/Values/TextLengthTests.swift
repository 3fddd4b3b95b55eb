import PaySheet
import Testing

@Suite struct TextLengthTests {
    @Test(
        "The length equals Swift's counts",
        arguments: [
            "", "You pay $9.99 each month.", "Überprüfung", "e\u{301}e\u{301}", "価格は毎月五百円です", "👍🏽 👩‍👩‍👧", "🇩🇪🇫🇷", "🇩🇪🇫", "a\r\nb", "\r\r\n\n",
            "कि", "ที่", "❤️", "が", "한국어", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        ])
    func countsLikeSwift(text: String) {
        let length = TextLength(text)
        #expect(length.characters == text.count)
        #expect(length.utf16 == text.utf16.count)
    }
}
