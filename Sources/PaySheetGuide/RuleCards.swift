package import PaySheet

/// Finds the cards of rules, for reports about documents of one catalog or several.
public struct RuleCards: Sendable {
    private let find: @Sendable (RuleID) -> RuleCard?
    private let findFacts: @Sendable (RuleID) -> RuleFactSheet

    /// Finds cards with functions.
    ///
    /// - Parameter facts: What is known about a rule without its card.
    package init(_ find: @escaping @Sendable (RuleID) -> RuleCard?, facts: @escaping @Sendable (RuleID) -> RuleFactSheet) {
        self.find = find
        findFacts = facts
    }

    /// The cards of Apple Pay.
    public static let applePay = RuleCards({ $0.card }, facts: { RuleFactSheet($0) })

    /// The card of a rule, or `nil` if there is none.
    package func card(of rule: RuleID) -> RuleCard? { find(rule) }

    /// What is known about a rule without its card.
    package func facts(of rule: RuleID) -> RuleFactSheet { findFacts(rule) }
}
