/// An update that takes the last shipping method away and says no error.
enum FlowNoMethodLeft: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        while steps.advance(flow) {
            guard let answer = steps.answer, let methods = steps.state.methods, methods.count == 0, let before = steps.before.methods,
                before.count != 0
            else { continue }
            let update = flow.at(answer)
            // The one update without errors is that of the shipping method.
            if steps.choice != FlowSteps.shippingMethod, let errors = update.listPlace(PaymentMethodUpdate.Slot.errors), errors.count != 0 {
                continue
            }
            context.report(
                .flowNoMethodLeft, at: methods.node, related: [RelatedNode(before.node, "these were on offer before")],
                help: "report an error, or offer a method", "the update has no shipping method and no error")
        }
    }
}
