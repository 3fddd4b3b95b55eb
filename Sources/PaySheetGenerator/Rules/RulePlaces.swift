/// Where the rules of a catalog are, from the root of the repository.
package struct RulePlaces: Sendable {
    /// The folder of all cards.
    package let cards: String
    /// The folder of the generated text of the cards.
    package let generatedCards: String
    /// The table of the codes.
    package let codes: String
    /// The folder of the checks.
    package let checks: String

    /// Describes the places of a catalog's rules.
    package init(cards: String, generatedCards: String, codes: String, checks: String) {
        self.cards = cards
        self.generatedCards = generatedCards
        self.codes = codes
        self.checks = checks
    }

    /// The rules of Apple Pay.
    package static let applePay = RulePlaces(
        cards: "Sources/PaySheetGuide/Cards", generatedCards: "Sources/PaySheetGuide/Generated",
        codes: "Sources/PaySheet/Rules/codes.tsv", checks: "Sources/PaySheet/Rules/Catalog")
}
