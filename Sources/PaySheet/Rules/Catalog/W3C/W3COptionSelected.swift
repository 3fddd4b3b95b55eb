/// A shipping option chosen from the start that the sheet does not choose.
enum W3COptionSelected: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/option-selected", "Selected shipping option", .warning, group: .compatible,
            what: "A shipping option other than the first is marked as selected, or several are.",
            why:
                "The specification takes the last one that is marked; Safari takes the first of the list, whatever is marked. The "
                + "total then does not fit what the sheet shows.",
            instead: "Put the option that is chosen from the start first, and mark no other.",
            sources: ["WK-W3C-SHIP"], page: "https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary",
            bad: [
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two),
                        .set("/details/shippingOptions/1/selected", "true"),
                    ], at: "/details/shippingOptions/1/selected", shows: ["WK-W3C-SHIP"]),
                Sample(
                    .w3cUpdate, [.set("/shippingOptions/0/selected", "true")], at: "/shippingOptions/1/selected", shows: ["WK-W3C-SHIP"]),
            ],
            good: [
                Sample(
                    .w3c,
                    [
                        .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", W3COptionSamples.two),
                        .set("/details/shippingOptions/0/selected", "true"),
                    ]),
                Sample(.w3cUpdate, [.set("/shippingOptions/0/selected", "false")]),
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
        var selected = 0
        var last: (index: Int, node: Int)?
        for index in 0..<options.count {
            guard let option = options[index], option.selected == true, let node = option.cursor.slot(ShippingOption.Slot.selected) else {
                continue
            }
            selected &+= 1
            last = (index, node)
        }
        guard let last else { return }
        if selected > 1 {
            context.report(
                .w3cOptionSelected, at: last.node, help: "mark one option, the first",
                String(selected) + " shipping options are marked as selected")
        } else if last.index > 0, context.isConstructing {
            // In an update the mark may stand for what the shopper has chosen since.
            context.report(
                .w3cOptionSelected, at: last.node, help: "put the selected option first",
                "shipping option " + String(last.index + 1) + " is marked as selected, and Safari chooses the first")
        }
    }
}
