import PaySheet

extension Scene {
    /// A ride: the base fare is known, and the total changes at the end.
    mutating func ride() -> PaymentRequest {
        let shop = Shop(&random)
        var checkout = Checkout(drafting: Shop.cabs(shop), country: country, currency: currency, networks: networks())
        _ = try? checkout.add("Base Fare", minorUnits: prices.near(random.within(3_00...9_00), &random))
        checkout.addPending("Distance")
        if random.chance(50) { checkout.addPending("Tip") }
        checkout.isTotalPending = true
        var request = checkout.draftedRequest()
        // Safari needs no amount of a pending line, and drops the zero that a checkout writes.
        request.lineItems = request.lineItems?.map { $0.isPending ? LineItem(pending: $0.label) : $0 }
        return request
    }

    /// A contract with a fee now, and with monthly charges for what was used.
    mutating func meteredContract() -> PaymentRequest {
        let shop = Shop(&random)
        let plan = RecurringPlan(
            Shop.power(shop), then: .metered(every: 1, .month), managedAt: "https://" + shop.domain + "/contract"
        )
        .labeled("Monthly Usage")
        .agreement("Each month you pay for the electricity that you used.")
        .notifying(at: "https://" + shop.domain + "/apple-pay/tokens")
        var checkout = Checkout(
            drafting: Shop.power(shop), country: country, currency: currency, networks: Scene.tokenNetworks, plan: plan)
        _ = try? checkout.add("Connection Fee", minorUnits: prices.near(random.within(15_00...45_00), &random))
        return checkout.draftedRequest()
    }
}

extension Shop {
    /// Returns the name of a taxi company.
    fileprivate static func cabs(_ shop: Shop) -> String { shop.firstName + " Cabs" }

    /// Returns the name of an electricity supplier.
    fileprivate static func power(_ shop: Shop) -> String { shop.firstName + " Power" }
}
