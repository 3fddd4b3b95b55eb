import PaySheet
import PaySheetGuide
import Testing

@Suite("Flows of the W3C interface")
struct W3CFlowTests {
    private func flow(_ changes: [Sample.Change]) throws -> PaymentFlow {
        let reading = PaymentFlow.read(Sample(.w3cFlow, changes).json)
        return try #require(reading.value, "\(reading.findings.map { $0.description })")
    }

    private func total(_ changes: [Sample.Change]) throws -> String? { SheetContent(try flow(changes)).total?.line.amount?.text }

    @Test("Updates keep the members that they omit")
    func keeps() throws {
        let content = SheetContent(try flow([.set("/events/0/data", #"{"displayItems":[]}"#), .remove("/complete")]))
        #expect(content.total?.line.amount?.text == "69.80" && content.items.isEmpty)
        #expect(content.shippingMethods.map { $0.isSelected } == [false, true])
        #expect(content.isAccepted == nil)
    }

    @Test("Shipping options are shown only if the page requests shipping")
    func options() throws {
        #expect(SheetContent(try flow([.set("/paymentRequest/options", "{}")])).shippingMethods.isEmpty)
    }

    private static let modifiers = #"""
        [{"supportedMethods":"https://apple.com/apple-pay","total":{"label":"A","amount":{"currency":"EUR","value":"1.00"}}},
         {"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"A","amount":"2.00"}},
          "total":{"label":"A","amount":{"currency":"EUR","value":"3.00"}}},
         {"supportedMethods":"https://apple.com/apple-pay","data":{},"total":{"label":"A","amount":{"currency":"EUR","value":"4.00"}}},
         {"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit"},
          "total":{"label":"A","amount":{"currency":"EUR","value":"5.00"}}}]
        """#

    @Test(
        "The first modifier for the card applies, and the total in its data is used",
        arguments: [("credit", "2.00"), ("debit", "4.00"), ("store", "4.00")])
    func modifiers(_ type: String, _ amount: String) throws {
        let event = #"{"selected":{"paymentMethod":{"type":"\#(type)"}},"update":"PaymentDetailsUpdate","data":{}}"#
        let changes: [Sample.Change] = [
            .set("/paymentRequest/details/modifiers", W3CFlowTests.modifiers), .set("/events/-", event),
            .set("/paymentRequest/methodData/0/data/version", "14"),
        ]
        #expect(try total(changes) == amount)
        // What is compared with an order is the same.
        for wanted in [amount, "7.00"] {
            let order = #"{"currency":"EUR","total":"\#(wanted)","items":[]}"#
            var reader = DocumentReader()
            let findings = reader.check(Sample(.w3cFlow, changes + [.set("/order", order)]).json, as: .paymentFlow).findings
            #expect(findings.contains { $0.rule == .orderTotal } == (wanted == "7.00"))
        }
    }

    @Test("Shipping errors appear only without options, and payer errors only on request")
    func errors() throws {
        let update = #"{"error":"No","payerErrors":{"email":"Wrong"}}"#
        #expect(SheetContent(try flow([.set("/events/0/data", update), .remove("/complete")])).problems.isEmpty)
        let empty = #"{"error":"No","payerErrors":{"email":"Wrong"},"shippingOptions":[]}"#
        let changes: [Sample.Change] = [
            .set("/events/0/data", empty), .set("/paymentRequest/options/requestPayerEmail", "true"), .remove("/complete"),
        ]
        #expect(SheetContent(try flow(changes)).problems.count == 2)
    }

    @Test(
        "A retry shows its errors, and complete() ends the payment",
        arguments: [("success", true), ("fail", false), ("unknown", false)])
    func ends(_ word: String, _ isAccepted: Bool) throws {
        let retry = #"{"update":"PaymentValidationErrors","data":{"error":"Declined"}}"#
        #expect(SheetContent(try flow([.set("/events/-", retry), .remove("/complete")])).problems.count == 1)
        let content = SheetContent(try flow([.set("/events/-", retry), .set("/complete", "\"\(word)\"")]))
        #expect(content.problems.isEmpty && content.isAccepted == isAccepted)
    }

    @Test("Order details after a failed payment are ignored", arguments: [("success", false), ("fail", true), ("unknown", true)])
    func orderDetails(_ word: String, _ isFound: Bool) {
        let details =
            #"{"orderDetails":{"orderTypeIdentifier":"order.com.example","orderIdentifier":"7","webServiceURL":"https://a.example/","authenticationToken":"abcdefghijklmnop"}}"#
        let sample = Sample(.w3cFlow, [.set("/complete", "\"\(word)\""), .set("/completeDetails", details)])
        var reader = DocumentReader()
        #expect(reader.check(sample.json, as: .paymentFlow).findings.contains { $0.rule == .resultOrderOnFailure } == isFound)
    }

    @Test("A W3C request in the member \"request\" has a remedy")
    func wrongMember() {
        let sample = Sample(.w3cFlow, [.set("/request", #"{"methodData":[],"details":{}}"#), .remove("/paymentRequest")])
        var reader = DocumentReader()
        let helps = reader.check(sample.json, as: .paymentFlow).findings.map { $0.help }
        #expect(helps.contains("write the request of a W3C flow as \"paymentRequest\""))
    }

    @Test("The plan of a modifier is described")
    func agreement() throws {
        let plan = try #require(
            PaymentRequest.read([UInt8](SampleBase.recurring.text.utf8)).value?.recurringPaymentRequest)
        let modifier =
            #"[{"supportedMethods":"https://apple.com/apple-pay","data":{"recurringPaymentRequest":\#(String(decoding: plan.json, as: UTF8.self))}}]"#
        let sample = Sample(.w3c, [.set("/details/modifiers", modifier), .set("/methodData/0/data/version", "14")])
        let terms = PaymentAgreement(try #require(W3CPaymentRequest.read(sample.json).value))
        #expect(terms.sentences.contains("Wander Plus Membership: 9.99 USD every month from 1 April 2027, until cancelled."))
        #expect(terms.charges(limit: 1).map { $0.date.iso } == ["2027-04-01"])
    }
}
