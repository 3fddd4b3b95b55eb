import PaySheet
import PaySheetOrders
import TestSupport
import Testing

/// Orders for what a checkout sells: one for each merchant, and the same total.
@Suite("Orders of checkouts")
struct CheckoutOrderTests {
    private static let inn = CheckoutMerchant(identifier: "merchant.com.example.inn", externalIdentifier: "inn-3", name: "Harbor Inn")
    private static let air = CheckoutMerchant(identifier: "merchant.com.example.air", externalIdentifier: "air-7", name: "Sky Air")

    private func checkout(_ primary: CheckoutMerchant? = CheckoutOrderTests.inn) throws -> Checkout {
        try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa], primaryMerchant: primary)
    }

    private func placing(_ merchant: CheckoutMerchant?) -> OrderPlacement {
        var placement = Shop.placement
        placement.orderIdentifier = "42-" + (merchant?.externalIdentifier ?? "shop")
        return placement
    }

    private func refusal(of checkout: Checkout) -> OrderBuildingError? {
        do throws(OrderBuildingError) {
            _ = try TrackedOrder.orders(for: checkout, purchase: nil, placing: placing)
            return nil
        } catch {
            return error
        }
    }

    private func texts(_ order: TrackedOrder) -> [String] {
        (order.document.payment?.summaryItems ?? []).map { $0.label + " " + $0.value.amount.text }
    }

    private func expectRight(_ orders: [TrackedOrder], for checkout: Checkout) throws {
        for order in orders {
            let findings = WalletOrder.read(
                order.document.json, expecting: Expectations(paymentRequest: checkout.draftedRequest())
            ).findings
            #expect(findings.map { $0.description } == [])
        }
        let totals = orders.compactMap { $0.document.payment?.total.amount }
        #expect(try Amount.sum(totals) == checkout.total)
    }

    @Test("A checkout with one merchant makes one order with its lines")
    func single() throws {
        var checkout = try checkout(nil)
        try checkout.add("Bowl", minorUnits: 12_00)
        let tax = try checkout.add("Tax", minorUnits: 1_00)
        checkout.addPending("Tip")
        try checkout.add("Thank you", minorUnits: -3_00)
        try checkout.offer(ShippingMethod(identifier: "std", label: "Standard", detail: "5 days", amount: Amount(units: 5_00, in: .usd)))
        let orders = try TrackedOrder.orders(
            for: checkout, purchase: OrderPurchase(method: "Visa 1234", amount: Amount(units: 1, in: .usd)),
            item: { item in
                guard item.id != tax, let price = item.amount, !price.isNegative else { return nil }
                return WalletLineItem(item.label, price: price, in: .usd, sku: "BOWL-1")
            }, placing: placing)
        #expect(orders.count == 1)
        let order = try #require(orders.first)
        #expect(order.document.orderIdentifier == "42-shop")
        #expect(order.document.lineItems?.map { $0.sku } == ["BOWL-1"])
        #expect(texts(order) == ["Bowl 12.00", "Tax 1.00", "Thank you -3.00", "Standard 5.00"])
        #expect(order.document.payment?.transactions?.map { $0.amount.amount.text } == ["15.00"])
        try expectRight(orders, for: checkout)
    }

    @Test("A checkout with two merchants makes two orders, and their totals are the shares")
    func several() throws {
        var checkout = try checkout()
        try checkout.add("Room", minorUnits: 80_00)
        try checkout.add("Flight", minorUnits: 120_00, for: Self.air)
        try checkout.addTax("Tax", minorUnits: 10_00)
        try checkout.applyCoupon("TRIP", label: "Coupon", minorUnits: -5_00)
        let orders = try TrackedOrder.orders(for: checkout, subtotal: "Subtotal", purchase: Shop.visa, placing: placing)
        #expect(orders.map { $0.document.orderIdentifier } == ["42-inn-3", "42-air-7"])
        #expect(orders.map { $0.document.lineItems?.map { $0.title } } == [["Room"], ["Flight"]])
        #expect(
            orders.map { texts($0) } == [["Subtotal 80.00", "Tax 4.00", "Coupon -2.00"], ["Subtotal 120.00", "Tax 6.00", "Coupon -3.00"]])
        #expect(orders.map { $0.document.payment?.total.amount } == [checkout.primaryShare, checkout.share(of: Self.air)])
        #expect(orders.allSatisfy { $0.document.payment?.status == .authorized })
        try expectRight(orders, for: checkout)
    }

    @Test("A merchant without items and amount has no order")
    func absent() throws {
        var checkout = try checkout()
        try checkout.add("Flight", minorUnits: 120_00, for: Self.air)
        let orders = try TrackedOrder.orders(for: checkout, purchase: nil, placing: placing)
        #expect(orders.map { $0.document.orderIdentifier } == ["42-air-7"])
        #expect(try TrackedOrder.orders(for: self.checkout(), purchase: nil, placing: placing).isEmpty)
    }

    @Test("Checkouts with problems and shares without items are refused")
    func refused() throws {
        var checkout = try checkout()
        try checkout.add("Room", minorUnits: 80_00)
        try checkout.add("Flight", minorUnits: -1, for: Self.air)
        #expect(
            refusal(of: checkout)
                == .checkout(.negativeShare(externalIdentifier: "air-7", Amount(units: -1, in: .usd))))

        checkout = try self.checkout()
        try checkout.add("Room", minorUnits: 80_00)
        try checkout.add("Flight", minorUnits: 120_00, for: Self.air)
        var resumed = try Checkout(resuming: checkout.draftedRequest(), primaryMerchant: Self.inn)
        #expect(refusal(of: resumed) == .unassigned(externalIdentifier: "air-7"))
        let item = try #require(resumed.items.last)
        try resumed.assign(item.id, to: Self.air)
        let orders = try TrackedOrder.orders(for: resumed, purchase: nil, placing: placing)
        #expect(orders.map { texts($0) } == [["Room 80.00"], ["Flight 120.00"]])
        try expectRight(orders, for: resumed)
    }

    @Test("The orders of random checkouts add up to the checkout", arguments: 0..<2)
    func random(_ part: Int) throws {
        var count = 0
        for round in 0..<TestScale.scaled(40) {
            var random = SeededGenerator(seed: UInt64(round * 2 + part))
            var checkout = try checkout(random.chance(50) ? Self.inn : nil)
            let shop = CheckoutMerchant(identifier: "merchant.com.example.spa", externalIdentifier: "spa-1", name: "Spa")
            for _ in 0..<random.below(6) {
                let merchant = random.pick([nil, Self.air, shop])
                let units = random.below(9000) - 900
                switch random.below(4) {
                case 0: try checkout.addTax("Tax", minorUnits: max(units, 0))
                case 1: try checkout.add("Both", minorUnits: units, sharedBy: [Self.air, shop], policy: .evenly)
                default:
                    if let merchant {
                        try checkout.add("Thing", minorUnits: units, for: merchant)
                    } else {
                        try checkout.add("Thing", minorUnits: units)
                    }
                }
            }
            if random.chance(50) {
                let price = Amount(units: Int64(random.below(900)), in: .usd)
                let method = ShippingMethod(identifier: "std", label: "Standard", detail: "", amount: price)
                if random.chance(50) { try checkout.offer(method) } else { try checkout.offer(method, paidTo: Self.air) }
            }
            guard checkout.problems.isEmpty else { continue }
            let orders = try TrackedOrder.orders(
                for: checkout, subtotal: random.chance(50) ? "Subtotal" : nil, purchase: Shop.visa, placing: placing)
            guard !orders.isEmpty else { continue }
            count += orders.count
            try expectRight(orders, for: checkout)
        }
        #expect(count > 10)
    }
}
