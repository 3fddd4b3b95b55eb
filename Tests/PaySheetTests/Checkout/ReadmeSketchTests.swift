import PaySheet
import Testing

/// The code by which the library introduces itself, as far as it builds documents.
@Suite struct ReadmeSketchTests {
    let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air", domain: "air.example")
    let inn = CheckoutMerchant(identifier: "merchant.com.inn", externalIdentifier: "inn-3", name: "Inn", domain: "inn.example")

    func sketch() throws -> Checkout {
        var checkout = try Checkout(label: "Inn & Sky Air (via Wander)", country: .us, currency: .usd, networks: [.visa, .masterCard])
        try checkout.add("Flight", minorUnits: 120_00, for: air)  // without `for:` it goes to the primary merchant
        try checkout.add("Hotel", minorUnits: 80_50, for: inn)
        try checkout.add("Member discount", minorUnits: -5_00, sharedBy: [air, inn], policy: .proportional)
        try checkout.offer(
            ShippingMethod(identifier: "courier", label: "Courier", detail: "Tomorrow", amount: Amount(units: 9_90, in: .usd)),
            paidTo: air)
        return checkout
    }

    @Test("The README's checkout makes a valid request with shares")
    func building() throws {
        let request = try sketch().request()
        #expect(try sketch().problems.isEmpty)
        #expect(request.findings.isEmpty)
        #expect(request.total.amount == (try Amount("205.40")))
        // 5.00 in the proportion 120.00 to 80.50 is 2.99 and 2.01.
        #expect(
            request.jsonText == #"""
                {"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa","masterCard"],"countryCode":"US",\#
                "requiredShippingContactFields":["postalAddress"],\#
                "total":{"label":"Inn & Sky Air (via Wander)","amount":"205.40"},\#
                "lineItems":[{"label":"Flight","amount":"120.00"},{"label":"Hotel","amount":"80.50"},\#
                {"label":"Member discount","amount":"-5.00"},{"label":"Courier","amount":"9.90"}],"currencyCode":"USD",\#
                "shippingMethods":[{"label":"Courier","detail":"Tomorrow","amount":"9.90","identifier":"courier"}],\#
                "multiTokenContexts":[{"merchantIdentifier":"merchant.com.air","externalIdentifier":"air-7",\#
                "merchantName":"Sky Air","merchantDomain":"air.example","amount":"126.91"},\#
                {"merchantIdentifier":"merchant.com.inn","externalIdentifier":"inn-3",\#
                "merchantName":"Inn","merchantDomain":"inn.example","amount":"78.49"}]}
                """#)
        let shares = try Amount("200.50").split(by: .weights([3, 2, 1]), in: .usd)
        #expect(shares == [try Amount("100.25"), try Amount("66.83"), try Amount("33.42")])
    }

    @Test("The README's checkout answers the events of the sheet")
    func duringTheSheet() throws {
        var checkout = try sketch()
        let request = try checkout.request()
        try checkout.select(shippingMethod: "courier")
        let update = try checkout.shippingMethodUpdate()
        #expect(update.newTotal == request.total)
        #expect(update.newMultiTokenContexts == request.multiTokenContexts)
        checkout.reject(.shippingContactInvalid, field: .postalCode, "We do not deliver to PO boxes.")
        let contact = try checkout.shippingContactUpdate()
        #expect(contact.newTotal == request.total)
        #expect(contact.errors?.count == 1)
        #expect(contact.errors?.first?.contactField == .postalCode)
        #expect(contact.findings.isEmpty && update.findings.isEmpty)
        let order = OrderDetails(
            orderTypeIdentifier: "order.com.wander", orderIdentifier: "1", webServiceURL: "https://wander.example/",
            authenticationToken: "t")
        #expect(AuthorizationResult.success(order).status == 0)
        #expect(AuthorizationResult.success(order).orderDetails == order)
        #expect(try checkout.authorizationResult(order) == AuthorizationResult.failure(contact.errors ?? []))
        #expect(try checkout.authorizationResult(order).orderDetails == nil)
        checkout.clearRejections()
        #expect(try checkout.authorizationResult(order) == AuthorizationResult.success(order))
    }

    @Test("The README's subscription makes a valid request with a trial")
    func automaticPayments() throws {
        let plan = try RecurringPlan(
            "Wander Plus", then: .every(1, .month, minorUnits: 9_99), managedAt: "https://wander.example/plan"
        )
        .trial(minorUnits: 0, until: "2027-03-01T00:00:00Z").agreement("…")
        let club = try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa], plan: plan)
        let request = try club.request()
        #expect(club.problems.isEmpty)
        #expect(request.findings.isEmpty)
        #expect(request.total.amount?.isZero == true)
        #expect(request.lineItems?.count == 2)
        #expect(request.recurringPaymentRequest?.trialBilling?.recurringPaymentEndDate?.rawValue == "2027-03-01T00:00:00Z")
        #expect(request.recurringPaymentRequest?.regularBilling.recurringPaymentStartDate?.rawValue == "2027-03-01T00:00:00Z")
        #expect(request.multiTokenContexts == nil)
    }
}
