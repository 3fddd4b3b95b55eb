package import PaySheet
package import PaySheetGuide
import PaySheetOrders

/// What the rules about Wallet orders say, with samples.
package enum OrderGuide {
    /// The order that samples start from: a shipment and a pickup.
    package static let base = SampleBase("walletOrder", .walletOrder, minifying: SampleBase.walletOrderText)

    /// The trace that samples start from: a device fetches an order.
    package static let trace = SampleBase("walletOrderTrace", .walletOrderTrace, minifying: SampleBase.walletOrderTraceText)

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .walletOrders)

    /// Everything that samples start from, besides Apple Pay's documents.
    private static let bases = [base, trace] + PackageSamples.bases

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        WalletOrdersCards.text,
        of: CardFamily(
            rule: { Catalog.walletOrders.rules.rule($0) }, bases: bases + SampleBase.allCases, catalogs: { catalogs }))

    /// The cards for a file.
    package static var chapter: CardChapter {
        CardChapter(catalog: Catalog.walletOrders.name, bases: bases, texts: [WalletOrdersCards.text])
    }

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(WalletOrdersFacts.group(rule.code), WalletOrdersFacts.edition(rule.code), WalletOrdersFacts.sources(rule.code))
    }

    /// What rules about all documents say of orders.
    package static let sharedRules = SharedRules(
        [
            SharedSource("WO-001", .memberMissing), SharedSource("WO-002", .memberType), SharedSource("WO-003", .codeUnknown),
            SharedSource("WO-008", .dateFormat), SharedSource("WO-015", .dateFormat), SharedSource("WO-020", .codeUnknown),
            SharedSource("WO-021", .codeUnknown), SharedSource("WO-022", .codeUnknown), SharedSource("WO-023", .codeUnknown),
            SharedSource("WO-040", .amountFormat), SharedSource("WO-040", .memberType), SharedSource("WO-040", .currencyUnknown),
            SharedSource("WO-046", .memberType), SharedSource("WO-060", .countryUnknown), SharedSource("WO-072", .memberType),
            SharedSource("WO-120", .resultOrderEmpty), SharedSource("WO-121", .resultOrderOnFailure),
            SharedSource("WO-122", .resultOrderUrl),
        ],
        link: "https://developer.apple.com/documentation/walletorders/order",
        why: "Apple documents no other form. Wallet can refuse the order, or ignore the value.",
        whats: [
            (.memberUnknown, "The object has a member that Apple does not document."),
            (.countryUnknown, "The text is not an ISO 3166-1 country code."),
            (.currencyUnknown, "The text is not an ISO 4217 currency code."),
        ])
}
