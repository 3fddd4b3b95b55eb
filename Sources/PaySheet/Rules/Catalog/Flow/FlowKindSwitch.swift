/// An update that brings a kind of payment which the request did not ask for.
enum FlowKindSwitch: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.request, PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        guard let request = steps.request else { return }
        let asked = flow.at(request)
        while steps.advance(flow) {
            guard let answer = steps.answer else { continue }
            let update = flow.at(answer)
            for (member, own, name): (Int, Int, String) in [
                (UpdateSlots.newMultiTokenContexts, PaymentRequest.Slot.multiTokenContexts, "multiTokenContexts"),
                (UpdateSlots.newRecurring, PaymentRequest.Slot.recurringPaymentRequest, "recurringPaymentRequest"),
                (UpdateSlots.newReload, PaymentRequest.Slot.automaticReloadPaymentRequest, "automaticReloadPaymentRequest"),
                (UpdateSlots.newDeferred, PaymentRequest.Slot.deferredPaymentRequest, "deferredPaymentRequest"),
            ] {
                guard let node = update.slot(member), !asked.isPresent(own), !flow.isEmptyList(node) else { continue }
                context.report(
                    .flowKindSwitch, at: node, help: "put \"" + name + "\" into the request, or leave this out",
                    "the request had no \"" + name + "\", and the update brings one")
            }
        }
    }
}

extension Cursor {
    /// The node is a list without elements.
    func isEmptyList(_ node: Int) -> Bool { nodes[node].is(.array) && nodes[node].count == 0 }
}
