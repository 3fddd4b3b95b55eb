/// Shares that were in force and a new total below them, or the reverse.
enum FlowContextsExceedTotal: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        while steps.advance(flow) {
            guard let answer = steps.answer, let total = steps.state.total, let contexts = steps.state.contexts else {
                continue
            }
            let update = flow.at(answer)
            let bringsTotal = update.isPresent(UpdateSlots.newTotal)
            // An update that brings both is looked at by itself.
            guard bringsTotal != update.isPresent(UpdateSlots.newMultiTokenContexts) else { continue }
            guard let amount = flow.at(total).amount(LineItem.Slot.amount), let node = flow.at(total).slot(LineItem.Slot.amount) else {
                continue
            }
            var sum = AmountSum()
            for index in 0..<contexts.count {
                guard let place = flow.element(index, of: contexts) else {
                    sum.add(nil)
                    continue
                }
                sum.add(flow.at(place).amount(PaymentTokenContext.Slot.amount))
            }
            guard let shares = sum.amount, shares > amount else { continue }
            context.report(
                .flowContextsExceedTotal, at: node, webKit: .systemCancels,
                related: [RelatedNode(contexts.node, "these shares are still in force")],
                help: "send newMultiTokenContexts that add up to at most " + amount.text,
                "the shares add up to " + shares.text + ", which is more than the new total " + amount.text)
        }
    }
}
