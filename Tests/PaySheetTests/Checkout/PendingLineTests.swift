import PaySheet
import TestSupport
import Testing

/// Lines whose amount is not known yet: a ride, a metered bill, a tip.
@Suite("Pending lines") struct PendingLineTests {
    private static let head =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#

    @Test(
        "A value has every line of its document",
        arguments: [
            #"{"label":"Ride","type":"pending"}"#, #"{"label":"Ride","type":"pending","amount":"0.00"}"#,
            #"{"label":"Ride","type":"pending","amount":"soon"}"#, #"{"type":"pending","amount":"9.50","label":"Ride"}"#,
        ])
    func everyLine(_ line: String) throws {
        let total = #""total":{"label":"Cab","amount":"5.00"},"#
        let text = PendingLineTests.head + total + #""lineItems":[{"label":"Base","amount":"5.00"},"# + line + "]}"
        var request = try #require(PaymentRequest.read(text).value)
        #expect(request.jsonText == text)
        #expect(request.lineItems?.map { $0.label } == ["Base", "Ride"])
        #expect(request.lineItems?.last?.isPending == true && request.lineItems?.last?.knownAmount == nil)
        request.lineItems?.append(LineItem(pending: "Tip"))
        #expect(request.lineItems?.count == 3 && request.jsonText.contains(#"{"type":"pending","label":"Tip"}"#))
    }

    @Test("A line that is not pending needs a readable amount", arguments: [#""type":"final""#, #""amount":"soon""#, #""type":"soon""#])
    func needed(_ member: String) {
        let line = #"{"label":"Ride","# + member + "}"
        let reading = LineItem.read(line)
        #expect(reading.value == nil && reading.findings.worst == .error)
    }

    @Test("A total that is not known yet stays so")
    func total() throws {
        let total = #""total":{"label":"Cab","type":"pending","amount":"5.00"},"#
        let text = PendingLineTests.head + total + #""lineItems":[{"label":"Base","amount":"5.00"},{"label":"Ride","type":"pending"}]}"#
        let request = try #require(PaymentRequest.read(text).value)
        let checkout = try Checkout(resuming: request)
        #expect(checkout.items.map { $0.label } == ["Base", "Ride"])
        #expect(checkout.items.map { $0.amount?.text } == ["5.00", nil])
        #expect(checkout.total.text == "5.00" && checkout.isTotalPending && checkout.unrecovered.isEmpty)
        #expect(try checkout.request().lineItems == request.lineItems)
        #expect(PaymentAgreement(request).sentences.contains("You pay Cab an amount that is not known yet."))
    }

    @Test("A plan of variable amount has no price")
    func plan() throws {
        let billing =
            #"{"label":"Usage","type":"pending","paymentTiming":"recurring","recurringPaymentStartDate":"2027-01-31T00:00:00Z"}"#
        let plan = #""paymentDescription":"Power","managementURL":"https://power.example/plan","regularBilling":"# + billing
        let text = PendingLineTests.head + #""total":{"label":"Power","amount":"3.00"},"recurringPaymentRequest":{"# + plan + "}}"
        let agreement = PaymentAgreement(try #require(PaymentRequest.read(text).value))
        #expect(agreement.sentences.contains { $0.contains("an amount that is not known yet every month") })
        let charges = agreement.charges(limit: 2)
        #expect(charges.map { $0.amount } == [nil, nil])
        #expect(charges.first?.description == "regular charge of an amount that is not known yet on 2027-01-31")
    }

    @Test("A checkout writes pending lines for both interfaces, and settles them")
    func checkout() throws {
        var checkout = try Checkout(label: "Cab", country: .us, currency: .usd, networks: [.visa])
        checkout.base.merchantIdentifier = "merchant.com.example.cab"
        try checkout.add("Base", minorUnits: 5_00)
        let ride = checkout.addPending("Ride")
        #expect(checkout.items.last?.amount == nil && checkout.items.last?.isPending == true)
        #expect(try checkout.w3cPaymentRequest().details.displayItems?.last?.pending == true)
        try checkout.reprice(ride, minorUnits: 12_00)
        #expect(checkout.items.last?.amount?.text == "12.00" && checkout.total.text == "17.00")
        #expect(try checkout.request().validated().findings.isEmpty)
    }

    @Test("A line without an amount that is not pending is refused")
    func unknown() throws {
        var request = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us,
            total: LineItem(label: "Cab", amount: Amount(units: 5_00, in: .usd)), currencyCode: .usd)
        var line = LineItem(pending: "Ride")
        line.type = nil
        request.lineItems = [line]
        #expect(throws: CheckoutError.amountUnknown(label: "Ride")) { try Checkout(resuming: request) }
        #expect(throws: InvalidPayload.self) { try request.validated() }
    }
}
