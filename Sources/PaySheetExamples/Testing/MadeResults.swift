public import PaySheet

// Results of a check that a test hands to a program's own code, without a document that has them.

extension Finding {
    /// A finding for a test of code that handles findings.
    ///
    /// - Parameters:
    ///   - rule: The rule, such as `.totalSum`.
    ///   - message: The sentence.
    ///   - severity: How much it matters.
    ///   - pointer: The part of the document that it is about, as an RFC 6901 pointer.
    ///   - help: What would be right.
    public init(
        testing rule: RuleID, _ message: String = "made for a test", severity: Severity = .error, at pointer: String = "",
        help: String? = nil
    ) {
        self.init(rule, severity, Sentence(words: message), help: help, at: pointer, TextPosition(line: 1))
    }
}

extension Reading {
    /// The result of reading for a test: a value, if there shall be one, and findings.
    public init(testing value: Value?, findings: [Finding] = []) {
        self.init(value: value, findings: Findings(made: findings))
    }
}

extension Validated {
    /// A value that nothing has checked, for a test of code that takes a checked one.
    public init(testing value: Value, findings: [Finding] = []) {
        self.init(value, value.json, Findings(made: findings))
    }
}
