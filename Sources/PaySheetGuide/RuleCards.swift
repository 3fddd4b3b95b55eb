package import PaySheet

/// Finds the cards of rules, for reports about documents of one catalog or several.
public struct RuleCards: Sendable {
    private let find: @Sendable (RuleID) -> RuleCard?
    private let findFacts: @Sendable (RuleID) -> RuleFactSheet
    /// Whether rules about all documents have the words of another catalog than usual.
    package let areAdapted: Bool

    /// Finds cards with functions.
    ///
    /// - Parameters:
    ///   - areAdapted: Whether rules about all documents have the words of another catalog than usual.
    ///   - facts: What is known about a rule without its card.
    package init(
        areAdapted: Bool = false, _ find: @escaping @Sendable (RuleID) -> RuleCard?,
        facts: @escaping @Sendable (RuleID) -> RuleFactSheet
    ) {
        self.areAdapted = areAdapted
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
