public import PaySheet

extension SafariCheck {
    /// The rules that find what fails the check; none where only the page can fail it.
    public var rules: [RuleID] {
        shapeRules + RuleCard.all.filter { $0.sources.contains(id) }.map { $0.id }.filter { !shapeRules.contains($0) }
    }
}
