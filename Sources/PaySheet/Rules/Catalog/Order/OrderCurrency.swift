/// A currency that is not the order's.
enum OrderCurrency: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "order/currency", "Currency differs from the order", .error, scope: .flow,
            what: "The request charges in another currency than the shop's order states.",
            why: "The same digits in another currency are another amount of money.",
            instead: "Take the currency code of the request from the order.",
            sources: [], page: "applepaypaymentrequest/currencycode",
            bad: [
                Sample(.flow, [.text("/order/currency", "CAD")], at: "/request/currencyCode"),
                Sample(.multiMerchantFlow, [.text("/order/currency", "EUR")], at: "/request/currencyCode"),
                Sample(
                    .request, [], at: "/currencyCode",
                    expecting: Expectations().with {
                        $0.order = Order(currency: .eur, total: Amount(minorUnits: 3806, in: .eur), items: [])
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
            let order = Charge.order(cursor, context), let charge = Charge(cursor, context), let node = charge.currencyNode
        else { return }
        let text = Text(cursor.bytes, cursor.nodes[node])
        let written = Currency(rawValue: text.string)
        guard written != order.currency, written.isAcceptedByEngine else { return }
        context.report(
            .orderCurrency, at: node, help: "write " + Shown.quoted(order.currency.rawValue),
            "the request charges in " + Shown.shortened(written.rawValue) + " and the order is in "
                + Shown.shortened(order.currency.rawValue))
    }
}
