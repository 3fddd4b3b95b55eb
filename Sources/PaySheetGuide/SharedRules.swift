package import PaySheet

/// What a catalog says of rules about all documents, such as the rule about missing members.
package struct SharedRules: Sendable {
    /// The points of the catalog's documentation that such rules follow.
    package let sources: [SharedSource]
    /// The page of the documentation.
    package private(set) var link: String
    /// Why the rules about the shape of documents are there.
    package let why: String
    /// What some rules find, if their cards say it of browsers.
    package let whats: [(rule: RuleID, text: String)]
    /// Other pages for kinds whose names begin with a word. The first that fits counts.
    private let pages: [(word: String, link: String)]

    package init(
        _ sources: [SharedSource], link: String, why: String, whats: [(rule: RuleID, text: String)],
        pages: [(word: String, link: String)] = []
    ) {
        (self.sources, self.link, self.why, self.whats, self.pages) = (sources, link, why, whats, pages)
    }

    /// Returns the same with the page about a kind.
    package func about(_ kind: DocumentKind) -> SharedRules {
        guard let page = pages.first(where: { kind.name.utf8.starts(with: $0.word.utf8) }) else { return self }
        var shared = self
        shared.link = page.link
        return shared
    }

    /// Returns the card of a rule as the documents of the catalog need it. Rules about JSON text say the same everywhere.
    package func adapted(_ card: RuleCard) -> RuleCard {
        guard card.id.code >= RuleID.shapeBase else { return card }
        var card = card
        card.sources = ids(of: card.id)
        card.link = link
        // The origin belongs to the reason that the card has for Apple Pay.
        if RuleID.shapeRules.contains(card.id) { (card.why, card.origin) = (why, nil) }
        if let what = whats.first(where: { $0.rule == card.id }) { card.what = what.text }
        return card
    }

    /// Returns the facts about a rule as the documents of the catalog need them.
    package func adapted(_ facts: RuleFactSheet, of rule: RuleID) -> RuleFactSheet {
        var facts = facts
        facts.sources = ids(of: rule)
        return facts
    }

    private func ids(of rule: RuleID) -> [String] { sources.filter { $0.rule == rule }.map { $0.id } }
}
