/// A way of shipping, or its price, that is not the order's.
enum OrderShippingPrice: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .order, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context),
            let order = Charge.order(cursor, context), let shipping = order.shipping, let charge = Charge(cursor, context),
            let method = charge.method
        else { return }
        let chosen = cursor.at(method)
        guard let identifier = ShippingMethodView(chosen).identifier else { return }
        guard identifier.string.utf8.elementsEqual(shipping.identifier.utf8) else {
            context.report(
                .orderShippingPrice, at: method.node, help: "use the method that the shopper chose",
                "this method applies at the end, but the order has another one")
            return
        }
        guard let amount = chosen.amount(ShippingMethod.Slot.amount), let node = chosen.slot(ShippingMethod.Slot.amount),
            amount != shipping.amount
        else { return }
        context.report(
            .orderShippingPrice, at: node, help: "charge " + shipping.amount.text,
            "shipping costs " + amount.text + " here and " + shipping.amount.text + " in the order"
                + Discrepancy.guess(amount, shipping.amount))
    }
}
