package import PaySheet

/// What checks and reports need of the card of a rule. Programs without the cards have it, too.
package struct RuleFactSheet: Sendable {
    /// What the rule guards.
    package let group: RuleCard.Group
    /// The edition that added the rule.
    package let edition: RuleEdition
    /// The ids of the points of documentation that it covers.
    package internal(set) var sources: [String]

    /// The facts about a rule of Apple Pay, from a table.
    package init(_ rule: RuleID) {
        group = CardFacts.group(rule.code)
        edition = rule.edition
        sources = CardFacts.sources(rule.code).split(separator: " ").map { String($0) }
    }

    /// The facts on a card.
    package init(_ card: RuleCard?) {
        group = card?.group ?? .correct
        edition = card?.edition ?? .first
        sources = card?.sources ?? []
    }
}
