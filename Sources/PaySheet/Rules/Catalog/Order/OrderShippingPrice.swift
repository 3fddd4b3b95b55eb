/// A way of shipping, or its price, that is not the order's.
enum OrderShippingPrice: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "order/shipping", "Shipping differs from the order", .error, scope: .flow,
            what: "The shipping method that is chosen in the end, or its price, is not the one of the shop's order.",
            why: "The shopper chose one way of shipping and the shop books another.",
            instead: "Book the method that the shopper chose last, at the price that the sheet showed.",
            sources: [], page: "applepaysession/onshippingmethodselected",
            bad: [
                Sample(.flow, [.text("/order/shipping/identifier", "standard")], at: "/events/0/data/newShippingMethods/1"),
                Sample(.flow, [.text("/order/shipping/amount", "14.00")], at: "/events/0/data/newShippingMethods/1/amount"),
                Sample(.shipping, [], at: "/shippingMethods/0/amount", expecting: order("0.01")),
            ],
            good: [Sample(.flow), Sample(.flow, [.remove("/order/shipping")]), Sample(.shipping, [], expecting: order("5.95"))])
    }

    /// Expectations whose order ships with the first method of the sample, at a price.
    private static func order(_ price: String) -> Expectations {
        Expectations().with {
            let json = #"{"currency":"USD","total":"102.07","items":[],"shipping":{"identifier":"standard","amount":""# + price + #""}}"#
            $0.order = Order.read([UInt8](json.utf8), by: Policy()).value
        }
    }

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
                .orderShippingPrice, at: method.node, help: "book the method that was chosen",
                "this method is in force in the end, and the order has another one")
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
