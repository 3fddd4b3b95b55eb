/// A deferred payment that an update does not repeat.
enum FlowDeferredDropped: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/deferred-dropped", "Deferred payment not repeated", .info, group: .compatible, scope: .flow,
            what: "The request asks for a deferred payment and an update does not repeat it as newDeferredPaymentRequest.",
            why: "Some versions of WebKit lost the deferred payment when the shopper changed the card; repeating it does no harm.",
            instead: "Put the deferred payment into every update as newDeferredPaymentRequest.",
            sources: [], page: "https://github.com/WebKit/WebKit/pull/70430",
            bad: [
                Sample(.deferredFlow, [.remove("/events/0/data/newDeferredPaymentRequest")], at: "/events/0/data"),
                Sample(
                    .deferredFlow,
                    [.remove("/events/0/data/newDeferredPaymentRequest"), .remove("/result")], at: "/events/0/data"),
            ],
            good: [
                Sample(.deferredFlow), Sample(.deferredFlow, [.remove("/events")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        guard let request = steps.request, flow.at(request).slot(PaymentRequest.Slot.deferredPaymentRequest) != nil else { return }
        while steps.advance(flow) {
            guard steps.choice == FlowSteps.paymentMethod, let answer = steps.answer else { continue }
            let update = flow.at(answer)
            guard !update.isPresent(UpdateSlots.newDeferred) else { continue }
            context.report(
                .flowDeferredDropped, at: answer.node, help: "repeat the deferred payment as \"newDeferredPaymentRequest\"",
                "the update does not repeat the deferred payment, and some browsers then forget it")
        }
    }
}
