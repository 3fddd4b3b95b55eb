/// A total that is not the order's.
enum OrderTotal: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "order/total", "Total differs from the order", .error, scope: .flow,
            what: "The total that the shopper authorizes in the end is not the total of the shop's order.",
            why: "The shopper pays one sum and the books show another; payment providers refuse such payments as an amount mismatch.",
            instead: "Compute the request and every update from the order, and send the same total.",
            sources: [], page: "applepaypaymentrequest/total",
            bad: [
                Sample(.flow, [.text("/order/total", "111.08")], at: "/events/2/data/newTotal/amount"),
                Sample(.multiMerchantFlow, [.text("/order/total", "2.05")], at: "/events/0/data/newTotal/amount"),
                Sample(
                    .request, [], at: "/total/amount",
                    expecting: Expectations().with {
                        $0.order = Order(currency: .usd, total: Amount(minorUnits: 3805, in: .usd), items: [])
                    }),
            ],
            good: [
                Sample(.flow), Sample(.multiMerchantFlow),
                Sample(
                    .request, [],
                    expecting: Expectations().with {
                        $0.order = Order(currency: .usd, total: Amount(minorUnits: 3806, in: .usd), items: [])
                    }),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentFlow, ShapeIndex.paymentRequest, asks: .order, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard Charge.isRoot(context),
            let order = Charge.order(cursor, context), let charge = Charge(cursor, context), let total = charge.total,
            let amount = cursor.at(total).amount(LineItem.Slot.amount), let node = cursor.at(total).slot(LineItem.Slot.amount),
            amount != order.total
        else { return }
        context.report(
            .orderTotal, at: node, help: "charge " + order.total.text,
            "the total " + amount.text + " is not the order's " + order.total.text + Discrepancy.guess(amount, order.total))
    }
}
