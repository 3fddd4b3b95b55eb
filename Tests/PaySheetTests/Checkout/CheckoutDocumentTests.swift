import PaySheet
import TestSupport
import Testing

/// What a checkout writes is right at every rule that is checked by default.
@Suite struct CheckoutDocumentTests {
    /// The number of documents from one random checkout.
    static let documentsEach = 9

    @Test("Documents of random checkouts have no findings", arguments: CheckoutPropertyTests.currencies) func documentsAreSilent(
        _ currency: Currency
    ) throws {
        var reader = DocumentReader()
        for seed in 0..<UInt64(TestScale.scaled(30)) {
            var trip = try RandomTrip(currency: currency, seed: seed &+ 500_000, allowsLoss: false)
            for _ in 0..<Int(seed % 17) { _ = try trip.step() }
            let checkout = trip.checkout
            let documents: [(DocumentKind, [UInt8])] = [
                (.paymentRequest, checkout.draftedRequest().json),
                (.shippingMethodUpdate, checkout.draftedShippingMethodUpdate().json),
                (.shippingContactUpdate, checkout.draftedShippingContactUpdate().json),
                (.paymentMethodUpdate, checkout.draftedPaymentMethodUpdate().json),
                (.couponCodeUpdate, checkout.draftedCouponCodeUpdate().json),
                (.w3cPaymentRequest, checkout.draftedW3CPaymentRequest().json),
                (.paymentDetailsUpdate, checkout.draftedPaymentDetailsUpdate().json),
                (.authorizationResult, checkout.draftedAuthorizationResult().json),
                (.paymentFlow, try RandomFlow(trip: trip, seed: seed).flow.json),
            ]
            #expect(documents.count == Self.documentsEach)
            for (kind, json) in documents { expectSilence(&reader, json, kind, "\(currency) seed \(seed)") }
        }
    }

    @Test("Documents of random plans have no findings", arguments: CheckoutPropertyTests.currencies) func documentsOfAgreementsAreSilent(
        _ currency: Currency
    ) throws {
        var reader = DocumentReader()
        for seed in 0..<UInt64(TestScale.scaled(30)) {
            let checkout = try RandomAgreement(currency: currency, seed: seed).checkout
            #expect(checkout.problems == [])
            var flow = PaymentFlow(request: try checkout.request())
            let update = try checkout.paymentMethodUpdate()
            flow.events = [FlowEvent(update: .paymentMethod, data: .paymentMethod(update))]
            flow.result = try checkout.authorizationResult()
            let documents: [(DocumentKind, [UInt8])] = [
                (.paymentRequest, try checkout.request().json),
                (.shippingMethodUpdate, try checkout.shippingMethodUpdate().json),
                (.shippingContactUpdate, try checkout.shippingContactUpdate().json),
                (.paymentMethodUpdate, update.json),
                (.couponCodeUpdate, try checkout.couponCodeUpdate().json),
                (.w3cPaymentRequest, try checkout.w3cPaymentRequest().json),
                (.paymentDetailsUpdate, try checkout.paymentDetailsUpdate().json),
                (.authorizationResult, try checkout.authorizationResult().json),
                (.paymentFlow, flow.json),
            ]
            for (kind, json) in documents { expectSilence(&reader, json, kind, "\(currency) seed \(seed)") }
        }
    }

    private func expectSilence(_ reader: inout DocumentReader, _ json: [UInt8], _ kind: DocumentKind, _ note: String) {
        let check = reader.check(json, as: kind)
        guard !check.findings.isEmpty else { return }
        let found = check.findings.map { "\($0.description) at \($0.place.pointer)" }
        Issue.record("\(note): \(kind.name) \(found) \(String(decoding: json, as: UTF8.self))")
    }
}
