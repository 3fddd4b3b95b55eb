/// A line item for a shipping method that is not the chosen one.
enum ShippingPreselected: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/preselected", "Price of another shipping method", .warning,
            what: "The line items hold a shipping method other than the first one.",
            why: "The first method of the list is the one that the sheet shows as chosen when it appears. The total then holds the "
                + "price of "
                + "another method, and no event tells the page, because the shopper has changed nothing. That the first one is chosen is "
                + "written by payment providers; Apple's own pages do not say it.",
            instead: "Put the method that the total holds first in the list, or write the price of the first method.",
            sources: ["AP-SHIP-FIRST"], page: "applepaypaymentrequest/shippingmethods",
            bad: [
                Sample(
                    .shipping,
                    [
                        .set("/lineItems/1", #"{"label":"Express Shipping","amount":"14.95"}"#), .text("/total/amount", "111.07"),
                    ], at: "/lineItems/1", shows: ["AP-SHIP-FIRST"]),
                Sample(
                    .shipping,
                    [
                        .set("/lineItems", #"[{"label":"Express Shipping","amount":"14.95"}]"#), .text("/total/amount", "14.95"),
                    ], at: "/lineItems/0"),
            ],
            good: [
                Sample(.shipping),
                Sample(
                    .shipping,
                    [
                        .set("/lineItems/1", #"{"label":"Shipping","amount":"14.95"}"#), .text("/total/amount", "111.07"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods, PaymentRequest.Slot.lineItems], check)
        ]
    }

    /// A line may have the price of a method that is not the first one: most prices tell them apart at once.
    private static func mayBeLines(_ cursor: borrowing Cursor, _ methods: Int) -> Bool {
        for index in 1..<methods {
            guard let method = cursor.element(index, of: PaymentRequest.Slot.shippingMethods) else { continue }
            guard let price = method.amountWord(ShippingMethod.Slot.amount),
                cursor.linesDiffer(PaymentRequest.Slot.lineItems, from: price)
            else { return true }
        }
        return false
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let methods = cursor.elementCount(PaymentRequest.Slot.shippingMethods)
        guard ShippingMethods.isChoice(methods), mayBeLines(cursor, methods),
            let first = cursor.element(0, of: PaymentRequest.Slot.shippingMethods),
            let chosen = first.text(ShippingMethod.Slot.label)
        else { return }
        var (found, other) = (-1, 0)
        for place in 0..<cursor.elementCount(PaymentRequest.Slot.lineItems) {
            guard let item = cursor.element(place, of: PaymentRequest.Slot.lineItems), let label = item.text(LineItem.Slot.label) else {
                continue
            }
            for index in 1..<methods {
                guard let method = cursor.element(index, of: PaymentRequest.Slot.shippingMethods) else { continue }
                guard let name = method.text(ShippingMethod.Slot.label), name.equals(label),
                    let price = method.amount(ShippingMethod.Slot.amount), price == item.amount(LineItem.Slot.amount)
                else { continue }
                (found, other) = (place, index)
            }
        }
        guard found >= 0 else { return }
        for place in 0..<cursor.elementCount(PaymentRequest.Slot.lineItems) {
            guard let item = cursor.element(place, of: PaymentRequest.Slot.lineItems), let label = item.text(LineItem.Slot.label) else {
                continue
            }
            if label.equals(chosen) { return }
        }
        guard let item = cursor.element(found, of: PaymentRequest.Slot.lineItems),
            let method = cursor.element(other, of: PaymentRequest.Slot.shippingMethods), let label = method.text(ShippingMethod.Slot.label)
        else { return }
        context.report(
            .shippingPreselected, at: item.node, related: [RelatedNode(first.node, "this one is chosen when the sheet appears")],
            help: "put " + label.quoted + " first in the list of methods",
            "the line items hold " + label.quoted + ", and the sheet appears with " + chosen.quoted + ", the first method, as chosen")
    }
}
