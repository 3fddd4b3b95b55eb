/// Where the rules of a catalog are, from the root of the repository.
public struct RulePlaces: Sendable {
    /// The folder of all cards.
    public let cards: String
    /// The table of the codes.
    public let codes: String
    /// The folder of the checks.
    public let checks: String

    /// Describes the places of a catalog's rules.
    public init(cards: String, codes: String, checks: String) {
        self.cards = cards
        self.codes = codes
        self.checks = checks
    }

    /// The rules of Apple Pay.
    public static let applePay = RulePlaces(
        cards: "Sources/PaySheetGuide/Cards", codes: "Sources/PaySheet/Rules/codes.tsv", checks: "Sources/PaySheet/Rules/Catalog")
}
