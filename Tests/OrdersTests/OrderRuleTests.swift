import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import TestSupport
import Testing

/// Every sample of every rule about Wallet orders: a bad one has exactly that rule's finding at its place, a good one has none.
@Suite("Rules of Wallet orders")
struct OrderRuleTests {
    static let names = OrderGuide.cards.map { $0.name }

    @Test("The base order of the samples has no findings, and is of its kind")
    func base() {
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true }, catalogs: CatalogSet(.applePay, .walletOrders))
        let check = reader.check([UInt8](OrderGuide.base.text.utf8))
        #expect(check.kind == .walletOrder && !check.isGuess)
        #expect(check.findings.map { $0.description } == [])
    }

    @Test("Bad samples have exactly their rule's finding, and good samples have none", arguments: names)
    func samples(_ name: String) throws {
        let rule = try #require(OrderGuide.cards.first { $0.name == name })
        #expect(rule.id.name == name && rule.id.title == rule.title)
        let least = rule.isAboutDocuments && rule.scope == .document ? 2 : 1
        #expect(rule.bad.count >= least && rule.good.count >= least)
        #expect(SampleFault.all(of: rule) == [])
    }

    @Test("Bad samples show the sources that the rule names", arguments: names)
    func sources(_ name: String) throws {
        let rule = try #require(OrderGuide.cards.first { $0.name == name })
        #expect(!rule.sources.isEmpty)
        #expect(rule.scope != .document || Set(rule.bad.flatMap { $0.shows }) == Set(rule.sources))
    }

    @Test("The catalogs of Apple Pay and Wallet orders can be combined")
    func together() { #expect(CatalogSet.problems([.applePay, .walletOrders]).isEmpty) }

    @Test("All samples are checked with the same prepared catalogs")
    func prepared() throws {
        let sets = OrderGuide.cards.map { $0.catalogs }
        let first = try #require(sets.first).first
        #expect(sets.allSatisfy { $0.first === first })
    }

    @Test("An order can be read as a value and written as the same bytes")
    func roundTrip() throws {
        let reading = WalletOrder.read(OrderGuide.base.text.utf8)
        let order = try #require(reading.value)
        #expect(reading.findings.isEmpty)
        #expect(order.jsonText == OrderGuide.base.text)
        guard case .shipping(let shipment)? = order.fulfillments?.first, case .pickup(let pickup)? = order.fulfillments?.last else {
            Issue.record("other fulfillments")
            return
        }
        #expect(shipment.lineItems?.first?.quantity == 2 && pickup.location?.latitude.text == "35.6595")
        #expect(order.payment?.total.amount == Amount(5300, scale: 0))
    }
}
