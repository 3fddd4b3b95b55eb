import PaySheetReports
import Testing

@Suite("words in a row")
struct ListingTests {
    @Test(
        "they are written as joined writes them",
        arguments: [[], ["a"], ["a", "b"], ["", "a", ""], ["", ""], ["é", "👩‍👩‍👧", "c"]])
    func joined(_ words: [String]) {
        #expect(Listing.text(words, separator: "; ") == words.joined(separator: "; "))
    }
}
