package import PaySheet

/// What checks and reports need of the card of a rule. Programs without the cards have it, too.
package struct RuleFactSheet: Sendable {
    /// What the rule guards.
    package let group: RuleCard.Group
    /// The edition that added the rule.
    package let edition: RuleEdition
    /// The ids of the points of documentation that it covers.
    package internal(set) var sources: [String]

    /// The facts about a rule, from generated tables.
    ///
    /// - Parameter sources: The ids, separated by spaces.
    package init(_ group: RuleCard.Group, _ edition: RuleEdition, _ sources: String) {
        self.group = group
        self.edition = edition
        self.sources = sources.split(separator: " ").map { String($0) }
    }

    /// The facts about a rule of Apple Pay.
    package init(_ rule: RuleID) {
        self.init(CardFacts.group(rule.code), rule.edition, CardFacts.sources(rule.code))
    }

    /// The facts on a card.
    package init(_ card: RuleCard?) {
        group = card?.group ?? .correct
        edition = card?.edition ?? .first
        sources = card?.sources ?? []
    }
}
