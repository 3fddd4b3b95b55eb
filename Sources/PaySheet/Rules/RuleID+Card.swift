extension RuleID {
    /// Everything about the rule.
    public var rule: Rule? { RuleTable.card(code) ?? syntaxCause.map { SyntaxRules.card($0) } }
}
