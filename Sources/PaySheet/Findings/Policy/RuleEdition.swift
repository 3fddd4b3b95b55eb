/// An edition of the rules: year and month.
public struct RuleEdition: Sendable, Hashable, Comparable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int

    /// The edition of a month.
    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// The first edition.
    public static let first = RuleEdition(year: 2026, month: 11)
    /// The newest edition.
    public static let newest = first

    /// `2026.11`.
    public var text: String { String(year) + (month < 10 ? ".0" : ".") + String(month) }

    /// Earlier comes first.
    public static func < (left: RuleEdition, right: RuleEdition) -> Bool { (left.year, left.month) < (right.year, right.month) }
}
