/// A shipping option that costs less than nothing.
enum W3COptionNegative: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/option-negative", "Negative shipping option", .error,
            what: "A shipping option has an amount below zero.",
            why:
                "show() is rejected with a TypeError; the constructor still takes it. Safari looks at the whole part only, so that an "
                + "amount between -1 and 0 passes, as do all amounts in updates, but Apple documents that none may be negative.",
            instead: "Charge zero or more for shipping, and show a discount as an item.",
            sources: ["AP-SHIP-NEGATIVE", "WK-SHIP-NEGATIVE"], page: "applepayshippingmethod/amount",
            bad: [
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two),
                        .text("/details/shippingOptions/1/amount/value", "-1"),
                    ], at: "/details/shippingOptions/1/amount/value", shows: ["AP-SHIP-NEGATIVE", "WK-SHIP-NEGATIVE"]),
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two),
                        .text("/details/shippingOptions/1/amount/value", "-0.99"),
                    ], at: "/details/shippingOptions/1/amount/value", shows: ["AP-SHIP-NEGATIVE"]),
                Sample(
                    .w3cUpdate, [.text("/shippingOptions/0/amount/value", "-4.90")], at: "/shippingOptions/0/amount/value",
                    shows: ["AP-SHIP-NEGATIVE"]),
            ],
            good: [
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two),
                        .text("/details/shippingOptions/1/amount/value", "1"),
                    ]),
                Sample(.w3cUpdate, [.text("/shippingOptions/0/amount/value", "0.00")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions]) {
                check($0, PaymentDetails.Slot.shippingOptions, &$1)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.shippingOptions]) {
                check($0, PaymentDetailsUpdate.Slot.shippingOptions, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let options: Records<ShippingOptionView> = cursor.list(member), context.asksForShipping(cursor) == true else { return }
        for index in 0..<options.count {
            guard let option = options[index], let money = option.amount, let amount = money.value, amount.isNegative,
                let node = money.cursor.slot(CurrencyAmount.Slot.value)
            else { continue }
            let isSeen = context.refusesShipping(amount)
            context.report(
                .w3cOptionNegative, at: node, isSeen ? .error : .warning, webKit: isSeen ? .w3cShippingNegative : nil,
                help: "charge zero or more for shipping", "the shipping option costs " + amount.text + ", which is below zero")
        }
    }
}
