public import PaySheet

/// A sentence about a button, with the rule behind it.
public struct ButtonReason: Sendable, Hashable {
    /// The rule.
    public let rule: RuleID
    /// The sentence, without a full stop.
    public let text: String

    init(_ rule: RuleID, _ text: String) {
        self.rule = rule
        self.text = text
    }

    /// The finding about an app or page that does something else.
    func finding(_ help: String?) -> Finding { Finding(rule, StorefrontRules.severity(rule.code), text, help: help) }
}
