package import PaySheet
package import PaySheetGuide

/// What the rules about card provisioning say, with samples.
package enum IssuingGuide {
    /// The key that samples start from, as Stripe's guide shows it.
    package static let key = SampleBase(
        "ephemeralKey", .ephemeralKey, minifying: SampleBase.ephemeralKeyText)
    /// The card that samples start from: active and eligible.
    package static let card = SampleBase(
        "issuingCard", .issuingCard, minifying: SampleBase.issuingCardText)

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .issuing)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        IssuingCards.text,
        of: CardFamily(rule: { Catalog.issuing.rules.rule($0) }, bases: [key, card] + SampleBase.allCases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(IssuingFacts.group(rule.code), IssuingFacts.edition(rule.code), IssuingFacts.sources(rule.code))
    }

    /// What rules about all documents say of cards and keys.
    package static let sharedRules = SharedRules(
        [SharedSource("PP-020", .memberMissing), SharedSource("PP-020", .memberType), SharedSource("PP-008", .codeUnknown)],
        link: "https://docs.stripe.com/issuing/cards/digital-wallets",
        why: "Stripe returns no other form, and the app's SDK cannot read one.",
        whats: [])
}
