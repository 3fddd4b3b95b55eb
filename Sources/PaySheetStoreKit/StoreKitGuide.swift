package import PaySheet
package import PaySheetGuide

/// What the rules about StoreKit configuration files say, with samples.
package enum StoreKitGuide {
    /// The file that samples start from: a product, and a group with two levels.
    package static let base = SampleBase(
        "storeKit", .storeKitConfiguration, minifying: SampleBase.storeKitText)

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .storeKit)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        StoreKitCards.text,
        of: CardFamily(rule: { Catalog.storeKit.rules.rule($0) }, bases: [base] + SampleBase.allCases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(StoreKitFacts.group(rule.code), StoreKitFacts.edition(rule.code), StoreKitFacts.sources(rule.code))
    }

    /// What rules about all documents say of these files.
    package static let sharedRules = SharedRules(
        [
            SharedSource("SK-001", .memberMissing), SharedSource("SK-001", .memberType), SharedSource("SK-003", .memberMissing),
            SharedSource("SK-005", .codeUnknown), SharedSource("SK-006", .memberUnknown), SharedSource("SK-020", .codeUnknown),
            SharedSource("SG-003", .codeUnknown), SharedSource("SK-025", .amountFormat), SharedSource("SK-025", .memberType),
            SharedSource("SK-040", .codeUnknown), SharedSource("SK-045", .codeUnknown), SharedSource("SK-045", .memberType),
        ],
        link: "https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode",
        why: "Xcode writes no other form. What it does with one is not documented.",
        whats: [(.memberUnknown, "The object has a member that Xcode is not known to write.")])
}
