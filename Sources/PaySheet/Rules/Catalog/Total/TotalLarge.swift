/// A total that engines refused for years.
enum TotalLarge: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/large", "Very large total", .warning, group: .compatible,
            what: "The total is above 100000000.",
            why: "Safari threw a TypeError at such totals until 2024, and older systems still do. The limit is the same number in every "
                + "currency, so it is within reach for amounts in rupiah or dong.",
            instead: "Split the payment, or offer another way of paying on systems before 2024.",
            sources: ["AP-TOT-MAX"], page: "https://github.com/WebKit/WebKit/pull/30376",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "100000000.01"), .remove("/lineItems")], at: "/total/amount", shows: ["AP-TOT-MAX"]),
                Sample(
                    .paymentMethodUpdate, [.text("/newTotal/amount", "12345678901234567890"), .remove("/newLineItems")],
                    at: "/newTotal/amount"),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "100000000.00"), .remove("/lineItems")]),
                Sample(
                    .request,
                    [
                        .set("/lineItems/-", #"{"label":"Box","amount":"100000001.00"}"#),
                        .set("/lineItems/-", #"{"label":"Rebate","amount":"-100000001.00"}"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .amountFromZero(LineItem.Slot.amount), check)
        ]
    }

    private static let limit = Amount(unchecked: 100_000_000, scale: 0)

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(LineItem.Slot.amount), amount > limit,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalLarge, at: node, help: "offer another way of paying on systems before 2024",
            "the total " + Shown.shortened(amount.text) + " is above 100000000, where engines before 2024 throw")
    }
}
