/// A shipping method that pays money out.
enum ShippingNegative: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/negative", "Negative shipping price", .error,
            what: "The price of a shipping method is below zero.",
            why: "Safari throws a TypeError, and no sheet appears. It looks at the part before the point alone, so that \"-0.99\" slips "
                + "through, and it does not look at the methods of an update; the documentation forbids both.",
            instead: "Write zero or more; a discount is a line item with a negative amount.",
            sources: ["AP-SHIP-NEGATIVE", "WK-SHIP-NEGATIVE"], page: "applepayshippingmethod/amount",
            bad: [
                Sample(
                    .shipping, [.text("/shippingMethods/1/amount", "-1")], at: "/shippingMethods/1/amount",
                    shows: ["AP-SHIP-NEGATIVE", "WK-SHIP-NEGATIVE"]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "-0.99")], at: "/shippingMethods/1/amount"),
                Sample(
                    .modifier, [.text("/additionalShippingMethods/0/amount", "-9.90")], at: "/additionalShippingMethods/0/amount"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/1/amount", "0.99")]),
                Sample(.modifier, [.text("/additionalShippingMethods/0/amount", "0.00")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.amount], unless: .amountFromZero(ShippingMethod.Slot.amount)
            ) { cursor, context in
                guard let amount = cursor.amount(ShippingMethod.Slot.amount), amount.isNegative,
                    let node = cursor.slot(ShippingMethod.Slot.amount)
                else { return }
                let verdict = ShippingMethods.verdict(amount, context)
                context.report(
                    .shippingNegative, at: node, verdict.severity, webKit: verdict.webKit, help: "charge zero or more",
                    "shipping for " + amount.text + " is below zero")
            }
        ]
    }
}
