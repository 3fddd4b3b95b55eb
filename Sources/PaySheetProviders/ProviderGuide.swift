package import PaySheet
package import PaySheetExamples
package import PaySheetGuide

/// What the rules about documents of payment providers say, with samples.
package enum ProviderGuide {
    /// Everything that samples start from.
    package static let bases = Provider.all.flatMap { $0.bases() }

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .providers)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        ProvidersCards.text, of: CardFamily(rule: { Catalog.providers.rules.rule($0) }, bases: bases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(ProvidersFacts.group(rule.code), ProvidersFacts.edition(rule.code), ProvidersFacts.sources(rule.code))
    }

    /// What rules about all documents say of these documents.
    package static let sharedRules = SharedRules(
        Provider.all.flatMap { $0.shared }, link: "https://github.com/stripe/stripe-js",
        why: "The SDK of the provider has no such member or value.",
        whats: [(.memberUnknown, "The object has a member that the SDK does not have.")],
        pages: Provider.all.map { ($0.word, $0.page) })
}

/// Examples of documents of payment providers.
package enum ProviderExample {
    package static let forms = Provider.all.flatMap { $0.examples() }
}
