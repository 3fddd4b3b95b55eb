package import PaySheet
package import PaySheetGuide

/// What the rules about passes say, with samples.
package enum PassGuide {
    /// The pass that most samples start from: a ticket for an event.
    package static let ticket = SampleBase("pass", .pass, minifying: SampleBase.passText)
    /// A boarding pass.
    package static let boardingPass = SampleBase(
        "boardingPass", .pass, minifying: SampleBase.boardingPassText)

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .passes)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        PassesCards.text,
        of: CardFamily(
            rule: { Catalog.passes.rules.rule($0) }, bases: [ticket, boardingPass] + SampleBase.allCases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(PassesFacts.group(rule.code), PassesFacts.edition(rule.code), PassesFacts.sources(rule.code))
    }

    /// What rules about all documents say of passes.
    package static let sharedRules = SharedRules(
        [
            SharedSource("WP-002", .memberMissing), SharedSource("WP-003", .memberType), SharedSource("WP-020", .memberMissing),
            SharedSource("WP-030", .codeUnknown), SharedSource("WP-040", .memberMissing), SharedSource("WP-080", .memberMissing),
        ],
        link: "https://developer.apple.com/documentation/walletpasses/pass",
        why: "Wallet refuses such a pass, or ignores the member.",
        whats: [])
}
