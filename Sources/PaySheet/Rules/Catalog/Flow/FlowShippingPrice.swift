/// Lines that do not have the price of the chosen way of shipping.
enum FlowShippingPrice: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.events], check)] }

    static func check(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        var steps = FlowSteps(flow)
        while steps.advance(flow) {
            guard steps.choice == FlowSteps.shippingMethod, let answer = steps.answer, steps.state.isMethodChosen,
                let method = steps.state.method, let price = flow.at(method).amount(ShippingMethod.Slot.amount), !price.isZero,
                flow.at(answer).isPresent(UpdateSlots.newLineItems), let items = steps.state.items, items.count > 0
            else { continue }
            var isThere = false
            for index in 0..<items.count {
                guard let place = flow.element(index, of: items) else {
                    isThere = true
                    break
                }
                let item = flow.at(place)
                // A line without a price yet, or that cannot be read, might be the one.
                guard let amount = item.amount(LineItem.Slot.amount), LineItemView(item).type?.index != LineItemType.pendingIndex else {
                    isThere = true
                    break
                }
                if amount == price { isThere = true }
            }
            guard !isThere else { continue }
            context.report(
                .flowShippingPrice, at: items.node,
                related: [RelatedNode(flow.at(method).slot(ShippingMethod.Slot.amount) ?? method.node, "the chosen method costs this")],
                help: "add a line of " + price.text + " for shipping, and add it to the total",
                "no line has the price " + price.text + " of the chosen shipping method")
        }
    }
}
