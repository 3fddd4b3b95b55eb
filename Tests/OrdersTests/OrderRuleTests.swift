import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import PaySheetOrders
import TestSupport
import Testing

/// What is particular about the rules of Wallet orders, besides the laws of every catalog.
@Suite("Rules of Wallet orders")
struct OrderRuleTests {
    @Test("The base order of the samples has no findings, and is of its kind")
    func base() {
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true }, catalogs: CatalogSet(.applePay, .walletOrders))
        let check = reader.check([UInt8](OrderGuide.base.text.utf8))
        #expect(check.kind == .walletOrder && !check.isGuess)
        #expect(check.findings.map { $0.description } == [])
    }

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
