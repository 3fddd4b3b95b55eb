import PaySheet
import Testing

/// Checkouts made from requests, for servers without memory.
@Suite struct ResumingTests {
    let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")

    func request() throws -> PaymentRequest {
        var checkout = Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        checkout.add("Flight", minorUnits: 120_00, for: air)
        checkout.add("Guide", minorUnits: 30_00)
        checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("2.00")), paidTo: air)
        checkout.offer(ShippingMethod(identifier: "bike", label: "Bike", detail: "", amount: try Amount("5.00")))
        checkout.shippingType = .delivery
        checkout.isTotalPending = true
        checkout.base.applicationData = "QUJD"
        return checkout.draftedRequest()
    }

    func contexts(_ checkout: Checkout) -> [String] { (checkout.draftedRequest().multiTokenContexts ?? []).map(\.amount.description) }

    @Test("A checkout can be resumed from the JSON of its request")
    func throughJSONAndBack() throws {
        let reading = PaymentRequest.read(try request().json)
        var checkout = try Checkout(resuming: try #require(reading.value))
        #expect(checkout.unrecovered == [.payees])
        #expect(checkout.draftedRequest().json == (try request().json))
        #expect(checkout.items.map(\.label) == ["Flight", "Guide"])
        try checkout.select(shippingMethod: "bike")
        #expect(checkout.draftedShippingMethodUpdate().newTotal.amount?.description == "155.00")
        // Whose the post was is not known, so the merchant's share stays.
        #expect(contexts(checkout) == ["122.00"])
    }

    @Test("Assigning the payees restores the shares")
    func whatIsAssignedIsKnownAgain() throws {
        var checkout = try Checkout(resuming: try request())
        let flight = try #require(checkout.items.first)
        for _ in 0..<2 {
            try checkout.assign(flight.id, to: air)
            try checkout.assign(shippingMethod: "post", to: air)
            #expect(contexts(checkout) == ["122.00"])
        }
        try checkout.select(shippingMethod: "bike")
        #expect(contexts(checkout) == ["120.00"])
        try checkout.remove(flight.id)
        #expect(contexts(checkout).isEmpty)
        #expect(checkout.draftedShippingMethodUpdate().newMultiTokenContexts == [])
    }

    @Test("A total that differs from its items is kept")
    func aTotalWithoutItemsIsKept() throws {
        let total = LineItem(label: "Shop", amount: try Amount("7.5"))
        let bare = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us, total: total, currencyCode: .usd)
        var checkout = try Checkout(resuming: bare)
        #expect(checkout.unrecovered.isEmpty)
        #expect(checkout.draftedRequest() == bare)
        #expect(checkout.draftedRequest().lineItems == nil)
        var odd = bare
        odd.lineItems = [LineItem(label: "Tea", amount: try Amount("7"))]
        odd.unknownMembers["later"] = RawJSON("true")
        checkout = try Checkout(resuming: odd)
        #expect(checkout.unrecovered == [.difference(try Amount("0.5")), .unknownMembers])
        #expect(checkout.total.description == "7.50")
        odd.shippingMethods = [ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("2"))]
        checkout = try Checkout(resuming: odd)
        #expect(checkout.unrecovered.first == .shippingSelection)
        #expect(checkout.selectedShippingMethod == nil)
        #expect(checkout.total.description == "7.50")
    }

    @Test("Requests with inexact amounts or plans are refused")
    func whatCannotBeResumedIsRefused() throws {
        var odd = try request()
        odd.lineItems?[0].amount = try Amount("1.234")
        #expect(refusal(odd) == .amount(label: "Flight", .finerThanMinorUnit(digits: 2)))
        odd = try request()
        odd.total.amount = try Amount("12345678901234567890")
        #expect(refusal(odd) == .amount(label: "Shop", .inexact))
        odd = try request()
        odd.recurringPaymentRequest = RecurringPaymentRequest(
            paymentDescription: "", regularBilling: LineItem(label: "", amount: .zero), managementURL: "")
        #expect(refusal(odd) == .automaticPayment(member: "recurringPaymentRequest"))
    }

    private func refusal(_ request: PaymentRequest) -> CheckoutError? {
        do {
            _ = try Checkout(resuming: request)
            return nil
        } catch {
            return error
        }
    }

    @Test("Deferred and pending lines are kept")
    func timedLinesAndPendingOnesAreKept() throws {
        var odd = try request()
        var later = LineItem(label: "Later", amount: try Amount("10.00"))
        later.paymentTiming = .deferred
        later.deferredPaymentDate = Timestamp(rawValue: "2027-01-01T00:00:00Z")
        var open = LineItem(label: "Open", amount: try Amount("0.00"))
        open.type = .pending
        odd.lineItems = [later, open] + (odd.lineItems ?? [])
        let checkout = try Checkout(resuming: odd)
        #expect(checkout.unrecovered == [.payees])
        #expect(checkout.draftedRequest() == odd)
    }
}
