/// Where the rules of a catalog are, from the root of the repository.
package struct RulePlaces: Sendable {
    /// The folder of all cards.
    package let cards: String
    /// The folder of what samples start from.
    package let bases: String
    /// The folder of the generated text of the cards.
    package let generatedCards: String
    /// The table of the codes.
    package let codes: String
    /// The folder of the checks.
    package let checks: String
    /// The rules that are not about documents.
    let parts: [RulePart]
    /// Modules with more cards, and with more that samples start from.
    private let others: [String]
    /// The folders with the cards.
    package var cardFolders: [String] { [cards] + others.map { $0 + "/Cards" } }
    /// The folders with what samples start from.
    package var baseFolders: [String] { [bases] + others.map { $0 + "/Bases" } }

    /// Describes the places of a catalog's rules.
    ///
    /// - Parameter guide: The folder of the module with the cards.
    package init(guide: String, codes: String, checks: String) {
        self.init(guide: guide, codes: codes, checks: checks, parts: [], others: [])
    }

    private init(guide: String, codes: String, checks: String, parts: [RulePart], others: [String]) {
        cards = guide + "/Cards"
        bases = guide + "/Bases"
        generatedCards = guide + "/Generated"
        self.codes = codes
        self.checks = checks
        self.parts = parts
        self.others = others
    }

    /// The rules of Apple Pay.
    package static let applePay = RulePlaces(
        guide: "Sources/PaySheetGuide", codes: "Sources/PaySheet/Rules/codes.tsv", checks: "Sources/PaySheet/Rules/Catalog",
        parts: [.tokens, .storefront], others: ["Sources/PaySheetPages"])

    /// The rules to which a code belongs; `nil` if they are about documents.
    func part(of code: Int) -> RulePart? { parts.first { $0.codes.contains(code) } }
}
