import PaySheet

extension Finding {
    /// A finding with the usual severity of its rule, or another one. The text never contains a value of a token.
    init(_ rule: RuleID, severity: Severity? = nil, _ message: Sentence, help: String, at pointer: String = "") {
        self.init(rule, severity ?? TokenRules.severity(rule.code), message, help: help, at: pointer)
    }
}
