/// A deferred payment that an update does not repeat.
enum FlowDeferredDropped: DocumentRule {
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
                "the update does not repeat the deferred payment; some browsers then drop it")
        }
    }
}
