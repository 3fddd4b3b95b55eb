public import PaySheet

extension RuleID {
    /// The card of the rule.
    public var card: RuleCard? { CardTable.topic(of: code).first { $0.id == self } }
}

extension SafariCheck {
    /// The rules that find what fails the check; none where only the page can fail it.
    public var rules: [RuleID] {
        shapeRules + RuleCard.all.filter { $0.sources.contains(id) }.map { $0.id }.filter { !shapeRules.contains($0) }
    }
}
