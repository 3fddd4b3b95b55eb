package import PaySheet

/// Finds the cards of rules, for reports about documents of one catalog or several.
public struct RuleCards: Sendable {
    private let find: @Sendable (RuleID) -> RuleCard?

    /// Finds cards with a function.
    package init(_ find: @escaping @Sendable (RuleID) -> RuleCard?) { self.find = find }

    /// The cards of Apple Pay.
    public static let applePay = RuleCards { $0.card }

    /// The card of a rule, or `nil` if there is none.
    package func card(of rule: RuleID) -> RuleCard? { find(rule) }
}
