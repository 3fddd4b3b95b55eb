import PaySheet
import PaySheetPreview
import Testing

@Suite("Sequences of sheets")
struct SheetSequenceTests {
    private func event(_ update: UpdateKind, _ data: UpdatePayload, _ change: (inout FlowSelection) -> Void) -> FlowEvent {
        var event = FlowEvent(update: update, data: data)
        var selected = FlowSelection()
        change(&selected)
        event.selected = selected
        return event
    }

    private func selected(_ step: SheetStep) -> String? {
        step.sheet.sections.first { $0.kind == .shipping }?.rows.first { $0.mark == .selected }?.label.text
    }

    @Test("Each update of a flow changes only the values that it names")
    func flow() throws {
        var flow = PaymentFlow(request: try Requests.shipping())
        var shipping = ShippingMethodUpdate(newTotal: try Requests.item("Wander", "194.50"))
        shipping.newLineItems = [
            try Requests.item("Boots", "205.50"), try Requests.item("Post", "4.00"), try Requests.item("Discount", "-15.00"),
        ]
        var refused = ShippingContactUpdate(newTotal: try Requests.item("Wander", "194.50"))
        refused.errors = [PaymentError(code: .addressUnserviceable)]
        flow.events = [
            event(.shippingMethod, .shippingMethod(shipping)) { $0.shippingMethod = "post" },
            event(.shippingContact, .shippingContact(refused)) { $0.shippingContact = PaymentContact() },
        ]
        flow.result = AuthorizationResult(status: 0)
        let steps = SheetSequence(flow).steps
        #expect(steps.map { $0.caption?.text } == ["The sheet opens", "Shipping method: Post", "Another address", "The payment is done"])
        #expect(steps.prefix(2).map { selected($0) } == ["Courier", "Post"])
        #expect(steps[1].sheet.total?.valueText == "$194.50")
        // An update without lines and methods removes the lines, and keeps the methods and the choice.
        #expect(steps[2].sheet.sections.map { $0.kind } == [.details, .shipping] && selected(steps[2]) == "Post")
        #expect(steps[2].sheet.notices.map { $0.label } == ["Shipping address"])
        #expect(steps[3].sheet.notices.map { $0.kind } == [.done])
        #expect(steps.map { $0.sheet.confirmation } == [.ready, .ready, .blocked, .done])
    }

    @Test("Changes above the limit are combined into one last step")
    func many() throws {
        var flow = PaymentFlow(request: try Requests.request())
        flow.events = try (1...30).map { number in
            event(.paymentMethod, .paymentMethod(PaymentMethodUpdate(newTotal: try Requests.item("Wander", String(number))))) { _ in }
        }
        let steps = SheetSequence(flow).steps
        #expect(steps.count == 26)
        #expect(steps[24].sheet.total?.valueText == "$24.00" && steps[25].sheet.total?.valueText == "$30.00")
        #expect(steps[25].caption == "After 6 more changes")
    }

    @Test("A refused payment shows the reason")
    func refused() throws {
        var flow = PaymentFlow(request: try Requests.request())
        var result = AuthorizationResult(status: 1)
        flow.result = result
        #expect(SheetSequence(flow).steps.last?.sheet.notices.map { $0.kind } == [.problem])
        #expect(SheetSequence(flow).steps.last?.sheet.confirmation == .failed)
        var error = PaymentError(code: .unsupportedCard)
        error.message = "Use another card"
        result.errors = [error]
        flow.result = result
        #expect(SheetSequence(flow).steps.last?.sheet.notices == [SheetNotice(.problem, label: "Card", text: "Use another card")])
    }

    private static let arguments = #"""
        {"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"m","countryCode":"US",
        "merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"supportsCouponCode":true}}],
        "details":{"total":{"label":"Cedar","amount":{"currency":"USD","value":"100.00"}},
        "displayItems":[{"label":"Tax","amount":{"currency":"EUR","value":"8.00"},"pending":true},{"label":"Boots","amount":{"currency":"EUR","value":"8"}}],
        "shippingOptions":[{"id":"a","label":"A","amount":{"currency":"USD","value":"1.00"},"selected":true},
        {"id":"b","label":"B","amount":{"currency":"USD","value":"2.00"},"selected":true}],
        "modifiers":[{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit",
        "total":{"label":"Cedar","amount":"102.50"},"additionalLineItems":[{"label":"Surcharge","amount":"2.50"}]}}]},
        "options":{"requestShipping":true,"requestPayerEmail":true,"shippingType":"pickup"}}
        """#

    @Test("W3C arguments show the last selected option and a sheet per card type")
    func w3c() throws {
        let arguments = try #require(W3CPaymentRequest.read(SheetSequenceTests.arguments.utf8).value)
        let steps = SheetSequence(arguments).steps
        #expect(steps.map { $0.caption?.text } == ["The sheet opens", "Credit card"])
        let sheet = steps[0].sheet
        #expect(sheet.sections.map { $0.title.text } == ["Your details", "Pickup method", "Coupon", "Summary"])
        #expect(sheet.sections[0].rows.map { $0.label.text } == ["Card", "Pickup", "Contact"])
        #expect(selected(steps[0]) == "B")
        #expect(sheet.sections[3].rows.map { $0.valueText?.text } == ["Pending", "€8.00"])
        #expect(steps.map { $0.sheet.total?.valueText?.text } == ["$100.00", "$102.50"])
        #expect(steps[1].sheet.sections[0].rows.first?.label == "Credit card")
        #expect(steps[1].sheet.sections[3].rows.map { $0.label.text } == ["Tax", "Boots", "Surcharge"])
        #expect(PaymentSheet(arguments) == sheet)
        var unshipped = arguments
        unshipped.options?.requestShipping = false
        #expect(!PaymentSheet(unshipped).sections.contains { $0.kind == .shipping })
    }
}
