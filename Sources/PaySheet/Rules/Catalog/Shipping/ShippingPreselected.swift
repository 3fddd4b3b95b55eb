/// A line item for a shipping method that is not the chosen one.
enum ShippingPreselected: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods, PaymentRequest.Slot.lineItems], check)
        ]
    }

    /// A line can have the price of a method that is not the first one. Most prices differ at once.
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
