public import PaySheet

extension RuleID {
    /// The card of the rule.
    public var card: RuleCard? { CardTable.topic(of: code).first { $0.id == self } }

    /// What the rule guards, without its card.
    package var group: RuleCard.Group { CardFacts.group(code) }

    /// The ids of the points of documentation that the rule covers, without its card.
    package var sources: [String] { CardFacts.sources(code).split(separator: " ").map { String($0) } }
}

extension SafariCheck {
    /// The rules that find what fails the check; none where only the page can fail it.
    public var rules: [RuleID] {
        shapeRules + RuleCard.all.filter { $0.sources.contains(id) }.map { $0.id }.filter { !shapeRules.contains($0) }
    }
}
