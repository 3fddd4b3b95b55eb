import PaySheet
import PaySheetGuide
import TestSupport
import Testing

@Suite("The state of the sheet")
struct SheetStateTests {
    /// Reads a flow that is changed, and returns what both kinds of readers see.
    private func seen(_ base: SampleBase, _ changes: [Sample.Change]) throws -> [SeenSheet] {
        let flow = try #require(PaymentFlow.read(Sample(base, changes).json).value)
        let seen = SeenSheet.seenInContent(flow)
        #expect(SeenSheet.seenByRules(flow) == seen)
        return seen
    }

    private func rules(_ base: SampleBase, _ changes: [Sample.Change], policy: Policy = Policy()) -> [String] {
        var reader = DocumentReader(policy: policy)
        return reader.check(Sample(base, changes).json).findings.map { $0.rule.name }
    }

    @Test("Rules see in random payments what pictures, descriptions and comparisons see", arguments: 0..<TestScale.scaled(400))
    func random(seed: Int) {
        let flow = RandomPayment(seed: UInt64(seed)).flow
        let seen = SeenSheet.seenByRules(flow)
        #expect(seen.count == (flow.events?.count ?? 0) + 2)
        #expect(seen == SeenSheet.seenInContent(flow), "\(flow.jsonText)")
    }

    @Test("Rules see in random checkouts what pictures, descriptions and comparisons see", arguments: 0..<TestScale.scaled(100))
    func randomCheckout(seed: Int) throws {
        var trip = try RandomTrip(currency: .usd, seed: UInt64(seed), allowsLoss: false)
        for _ in 0..<8 { _ = try trip.step() }
        let flow = try RandomFlow(trip: trip, seed: UInt64(seed)).flow
        #expect(SeenSheet.seenByRules(flow) == SeenSheet.seenInContent(flow), "\(flow.jsonText)")
    }

    @Test("Descriptions of random requests say what rules see", arguments: 0..<TestScale.scaled(200))
    func described(seed: Int) throws {
        let flow = RandomPayment(seed: UInt64(seed)).flow
        let seen = try #require(SeenSheet.seenByRules(flow).first)
        let total = try #require(seen.total)
        let terms = try #require(flow.request.map { PaymentAgreement($0) } ?? flow.paymentRequest.map { PaymentAgreement($0) })
        func said(_ start: String) -> [String] { terms.sentences.filter { $0.hasPrefix(start) } }
        let amount = try #require(total.amount)
        let price = total.isPending ? "an amount that is not known yet" : amount.isZero ? "nothing now" : amount.text + " USD now"
        #expect(said("You pay ") == ["You pay Shop " + price + "."])
        #expect(said("What ") == seen.items.filter { $0.isPending }.map { "What \"" + $0.label + "\" costs is not known yet." })
        #expect(said("Of this ").count == (seen.contexts?.isEmpty ?? true ? 0 : 1))
        #expect(said("It can be changed or cancelled at ").count == seen.plans.count)
        for plan in seen.plans { #expect(said(plan.label + ": ").count == 1) }
        let now = terms.charges(from: Instant(secondsSince1970: 1_798_761_600)).filter { $0.phase == .now }
        #expect(now.map { $0.amount } == (total.isPending || amount.isZero ? [] : [amount]))
    }

    // MARK: Apple Pay JS

    @Test(
        "An update without shipping methods keeps them",
        arguments: ["ApplePayShippingContactUpdate", "ApplePayCouponCodeUpdate", "ApplePayPaymentMethodUpdate"])
    func methodsStay(_ kind: String) throws {
        let event = #"[{"update":"\#(kind)","data":{"newTotal":{"label":"Shop","amount":"1.00"}}}]"#
        let steps = try seen(.flow, [.set("/events", event)])
        #expect(steps[0].methods.count == 2 && steps[1].methods == steps[0].methods)
    }

    @Test("An empty list of shipping methods removes them")
    func methodsGo() throws {
        let event =
            #"[{"update":"ApplePayShippingContactUpdate","data":{"newTotal":{"label":"Shop","amount":"1.00"},"newShippingMethods":[]}}]"#
        #expect(try seen(.flow, [.set("/events", event)])[1].methods.isEmpty)
    }

    @Test("An update without lines removes them, because they belong to the total")
    func linesGo() throws {
        let event = #"[{"update":"ApplePayShippingContactUpdate","data":{"newTotal":{"label":"Shop","amount":"1.00"}}}]"#
        let steps = try seen(.flow, [.set("/events", event)])
        #expect(!steps[0].items.isEmpty && steps[1].items.isEmpty)
    }

    @Test("A method that is not on offer cannot be selected")
    func unknownMethod() throws {
        func event(_ identifier: String) -> String {
            #"{"selected":{"shippingMethod":"\#(identifier)"},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":{"label":"Shop","amount":"1.00"}}}"#
        }
        let steps = try seen(.flow, [.set("/events", "[" + event("express") + "," + event("rocket") + "]")])
        #expect(steps.map { $0.methods.first { $0.isSelected }?.identifier } == ["standard", "express", "express", "express"])
    }

    // MARK: The W3C interface

    private static let option = #"{"id":"%","label":"By %","amount":{"currency":"EUR","value":"4.90"}}"#

    private func options(_ identifiers: String...) -> String {
        "[" + identifiers.map { SheetStateTests.option.replacing("%", with: $0) }.joined(separator: ",") + "]"
    }

    @Test("The first shipping option is selected if none is marked")
    func firstOption() throws {
        let steps = try seen(.w3cFlow, [.set("/paymentRequest/details/shippingOptions", options("rail", "road"))])
        #expect(steps[0].methods.map { $0.isSelected } == [true, false])
    }

    private static let added = #"""
        [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","additionalShippingMethods":
          [{"label":"By air","detail":"","amount":"9.00","identifier":"air"}]}}]
        """#

    @Test("The shipping methods of a modifier are on offer, too")
    func addedMethods() throws {
        let credit = #"{"selected":{"paymentMethod":{"type":"credit"}},"update":"PaymentDetailsUpdate","data":{}}"#
        let air = #"{"selected":{"shippingMethod":"air"},"update":"PaymentDetailsUpdate","data":{}}"#
        let changes: [Sample.Change] = [
            .set("/paymentRequest/details/modifiers", SheetStateTests.added), .set("/events", "[" + credit + "," + air + "]"),
            .set("/paymentRequest/methodData/0/data/version", "14"),
        ]
        let steps = try seen(.w3cFlow, changes)
        #expect(steps[1].methods.count == steps[0].methods.count + 1)
        #expect(steps[2].methods.first { $0.isSelected }?.identifier == "air")
        #expect(!rules(.w3cFlow, changes).contains("flow/shipping-method"))
        // Without the card there is no such method.
        let early = changes + [.set("/events", "[" + air + "]")]
        #expect(rules(.w3cFlow, early).contains("flow/shipping-method"))
    }

    @Test("Options that the page does not ask for cannot run out")
    func discardedOptions() {
        let empty = #"[{"update":"PaymentDetailsUpdate","data":{"shippingOptions":[]}}]"#
        let changes: [Sample.Change] = [.set("/events", empty)]
        #expect(rules(.w3cFlow, changes).contains("flow/no-method-left"))
        #expect(!rules(.w3cFlow, changes + [.set("/paymentRequest/options", "{}")]).contains("flow/no-method-left"))
    }

    private static let credit = #"""
        [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"A","amount":"2.00"}}}]
        """#

    @Test("A card without a type has no modifier for a type")
    func otherCard() throws {
        let credit = #"{"selected":{"paymentMethod":{"type":"credit"}},"update":"PaymentDetailsUpdate","data":{}}"#
        let other = #"{"selected":{"paymentMethod":{"displayName":"Card"}},"update":"PaymentDetailsUpdate","data":{}}"#
        let steps = try seen(
            .w3cFlow,
            [
                .set("/paymentRequest/details/modifiers", SheetStateTests.credit), .set("/events", "[" + credit + "," + other + "]"),
            ])
        #expect(steps[1].total?.amount?.text == "2.00" && steps[2].total == steps[0].total)
    }

    @Test("The card of the payment applies if no event names one")
    func paidCard() throws {
        let steps = try seen(
            .w3cFlow,
            [
                .set("/paymentRequest/details/modifiers", SheetStateTests.credit), .set("/events", "[]"),
                .set("/payment", #"{"token":{"paymentMethod":{"type":"credit"}}}"#),
            ])
        #expect(steps.map { $0.total?.amount?.text } == [steps[0].total?.amount?.text, "2.00"])
    }

    @Test("The currency stays that of the request")
    func currency() throws {
        let update = #"[{"update":"PaymentDetailsUpdate","data":{"total":{"label":"A","amount":{"currency":"USD","value":"1.00"}}}}]"#
        let flow = try #require(PaymentFlow.read(Sample(.w3cFlow, [.set("/events", update)]).json).value)
        let content = SheetContent(flow)
        #expect(content.currency == .eur && content.total?.currency == .usd)
    }

    // MARK: Agreements

    @Test("A pending total has no share of the shop itself")
    func pendingShare() throws {
        var request = try #require(PaymentRequest.read([UInt8](SampleBase.multiMerchant.text.utf8)).value)
        request.total.amount = try Amount("900.00")
        #expect(PaymentAgreement(request).sentences.contains { $0.contains(" itself") })
        request.total.type = .pending
        #expect(!PaymentAgreement(request).sentences.contains { $0.contains(" itself") })
    }

    /// The plan of a sample as the only content of a modifier.
    private static func modifier(_ type: String = "") throws -> String {
        var plan = try #require(PaymentRequest.read([UInt8](SampleBase.recurring.text.utf8)).value?.recurringPaymentRequest)
        plan.regularBilling.recurringPaymentStartDate = nil
        return #"[{"supportedMethods":"https://apple.com/apple-pay","data":{\#(type)"recurringPaymentRequest":\#(plan.jsonText)}}]"#
    }

    @Test("A total of zero for a plan that starts now is found in W3C arguments", arguments: ["", #""paymentMethodType":"credit","#])
    func totalNow(_ type: String) throws {
        let changes: [Sample.Change] = [
            .set("/details/modifiers", try SheetStateTests.modifier(type)), .set("/methodData/0/data/version", "14"),
            .remove("/details/displayItems"), .set("/details/total/amount/value", "\"0.00\""),
        ]
        let advice = Policy().with { $0.includesAdvice = true }
        #expect(rules(.w3c, changes, policy: advice).filter { $0 == "recurring/total-now" }.count == 1)
        let charged = changes + [.set("/details/total/amount/value", "\"9.99\"")]
        #expect(!rules(.w3c, charged, policy: advice).contains("recurring/total-now"))
        // The first charge can have a line of another name.
        let item = #"[{"label":"Tea","amount":{"currency":"USD","value":"9.99"}}]"#
        #expect(!rules(.w3c, charged + [.set("/details/displayItems", item)], policy: advice).contains("recurring/total-now"))
    }
}
