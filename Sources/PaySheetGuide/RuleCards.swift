package import PaySheet

/// Finds the cards of rules, for reports about documents of one catalog or several.
public struct RuleCards: Sendable {
    private let find: @Sendable (RuleID) -> RuleCard?
    private let findSources: @Sendable (RuleID) -> [String]

    /// Finds cards with functions.
    ///
    /// - Parameter sources: The ids of the points of documentation of a rule.
    package init(_ find: @escaping @Sendable (RuleID) -> RuleCard?, sources: @escaping @Sendable (RuleID) -> [String]) {
        self.find = find
        findSources = sources
    }

    /// The cards of Apple Pay.
    public static let applePay = RuleCards({ $0.card }, sources: { $0.sources })

    /// The card of a rule, or `nil` if there is none.
    package func card(of rule: RuleID) -> RuleCard? { find(rule) }

    /// The ids of the points of documentation that a rule covers.
    package func sources(of rule: RuleID) -> [String] { findSources(rule) }
}
