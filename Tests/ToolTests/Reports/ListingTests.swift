import PaySheetReports
import Testing

@Suite("Lists of words")
struct ListingTests {
    @Test(
        "A listing equals the joined words",
        arguments: [[], ["a"], ["a", "b"], ["", "a", ""], ["", ""], ["é", "👩‍👩‍👧", "c"]])
    func joined(_ words: [String]) {
        #expect(Listing.text(words, separator: "; ") == words.joined(separator: "; "))
    }
}
