/// An answer of another kind than what the shopper did.
enum FlowAnswer: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/answer", "Answer to another event", .error, scope: .flow,
            what: "The shopper changed one thing and the page answered with the completion method of another.",
            why: "Safari throws an InvalidAccessError at a completion method whose event is not pending, and the sheet waits for the "
                + "right one "
                + "until it times out.",
            instead: "Answer each event with its own completion method and update.",
            sources: ["AP-SES-ORDER", "WK-STATE-COMPLETE"], page: "applepaysession",
            bad: [
                Sample(
                    .flow, [.text("/events/1/update", "ApplePayPaymentMethodUpdate")], at: "/events/1/update",
                    shows: ["AP-SES-ORDER", "WK-STATE-COMPLETE"]),
                Sample(
                    .flow, [.set("/events/2/selected", #"{"couponCode":"SPRING"}"#), .set("/request/supportsCouponCode", "true")],
                    at: "/events/2/update", shows: ["AP-SES-ORDER"]),
            ],
            good: [
                Sample(
                    .flow, [.remove("/events/1/selected"), .text("/events/1/update", "ApplePayPaymentMethodUpdate"), .remove("/order")]),
                Sample(.flow),
            ])
    }

    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.flowEvent, needs: [FlowEvent.Slot.selected, FlowEvent.Slot.update, FlowEvent.Slot.data], check)]
    }

    static func check(_ event: borrowing Cursor, _ context: inout RuleContext) {
        guard let selected = event.place(FlowEvent.Slot.selected), let node = event.slot(FlowEvent.Slot.update) else { return }
        let choice = event.choice(FlowEvent.Slot.data)
        let selection = event.at(selected)
        guard choice != 0, selection.presentMembers(FlowSelection.Slot.count).nonzeroBitCount == 1 else { return }
        let isRight =
            switch choice {
            case FlowSteps.paymentMethod: selection.isPresent(FlowSelection.Slot.paymentMethod)
            case FlowSteps.shippingMethod: selection.isPresent(FlowSelection.Slot.shippingMethod)
            case FlowSteps.shippingContact: selection.isPresent(FlowSelection.Slot.shippingContact)
            default: selection.isPresent(FlowSelection.Slot.couponCode)
            }
        guard !isRight else { return }
        context.report(
            .flowAnswer, at: node, webKit: .stateComplete, related: [RelatedNode(selected.node, "this is what the shopper changed")],
            help: "answer with the update of the event that happened",
            "the answer belongs to another event than the one that happened")
    }
}
