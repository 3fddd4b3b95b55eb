public import PaySheet

/// A sentence about a button, with the rule behind it.
public struct ButtonReason: Sendable, Hashable {
    /// The rule.
    public let rule: RuleID
    /// The sentence, without a full stop.
    public var text: String { sentence.text }
    private let sentence: Sentence

    init(_ rule: RuleID, _ sentence: Sentence) {
        self.rule = rule
        self.sentence = sentence
    }

    /// The finding about an app or page that does something else.
    func finding(_ help: String?) -> Finding { Finding(rule, StorefrontRules.severity(rule.code), sentence, help: help) }
}
