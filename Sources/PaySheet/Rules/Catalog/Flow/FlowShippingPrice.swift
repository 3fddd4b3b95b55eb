/// Lines that do not have the price of the chosen way of shipping.
enum FlowShippingPrice: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "flow/shipping-price", "Price of the chosen shipping method missing", .warning, scope: .flow,
            what: "The shopper chose a shipping method and no line of the answer has its price.",
            why: "The sheet adds nothing by itself: the shopper chooses one price and pays another.",
            instead: "Put the chosen method into newLineItems with its price, and into newTotal.",
            sources: [], page: "applepaysession/completeshippingmethodselection",
            bad: [
                Sample(
                    .flow,
                    [
                        .remove("/order"), .text("/events/1/data/newLineItems/1/amount", "5.95"),
                        .text("/events/1/data/newTotal/amount", "102.07"),
                        .remove("/events/2"),
                    ], at: "/events/1/data/newLineItems"),
                Sample(
                    .multiMerchantFlow,
                    [
                        .remove("/order"), .remove("/events/0/data/newLineItems/2"), .text("/events/0/data/newTotal/amount", "200.00"),
                        .text("/events/0/data/newMultiTokenContexts/0/amount", "140.00"),
                    ],
                    at: "/events/0/data/newLineItems"),
                Sample(
                    .multiMerchantFlow,
                    [.remove("/order"), .set("/events/0/data/newLineItems", #"[{"label":"Goods","amount":"204.50"}]"#)],
                    at: "/events/0/data/newLineItems"),
            ],
            good: [
                Sample(.multiMerchantFlow, [.remove("/order"), .set("/events/0/data/newLineItems", "[]")]),
                Sample(
                    .flow,
                    [
                        .remove("/order"), .text("/events/1/data/newLineItems/1/amount", "14.95"), .remove("/events/2"),
                    ]),
                Sample(.multiMerchantFlow, [.remove("/order")]),
            ])
    }

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
