/// A total of the W3C interface below zero.
enum W3CTotalNegative: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/total-negative", "Negative total", .error,
            what: "The total of the details, of an update or of a modifier begins with a minus sign.",
            why: "The W3C interface throws a TypeError at every total that begins with a minus sign, at -0 as well.",
            instead: "Charge zero or more.",
            sources: ["AP-PR-TOTAL-NEG", "WK-W3C-TOTAL-NEG"],
            page: "https://www.w3.org/TR/payment-request/#dfn-check-and-canonicalize-total-amount",
            bad: [
                Sample(
                    .w3c, [.text("/details/total/amount/value", "-38.06"), .remove("/details/displayItems")],
                    at: "/details/total/amount/value",
                    shows: ["AP-PR-TOTAL-NEG", "WK-W3C-TOTAL-NEG"]),
                Sample(
                    .w3c, [.text("/details/total/amount/value", "-0"), .remove("/details/displayItems")], at: "/details/total/amount/value",
                    shows: ["AP-PR-TOTAL-NEG", "WK-W3C-TOTAL-NEG"]),
                Sample(
                    .w3cUpdate, [.text("/total/amount/value", "-0.01"), .remove("/displayItems")], at: "/total/amount/value",
                    shows: ["WK-W3C-TOTAL-NEG"]),
                Sample(
                    .w3c,
                    [
                        .set(
                            "/details/modifiers",
                            #"[{"supportedMethods":"https://apple.com/apple-pay","total":{"label":"Harbor Books","amount":{"currency":"USD","value":"-1.00"}}}]"#
                        )
                    ], at: "/details/modifiers/0/total/amount/value", shows: ["WK-W3C-TOTAL-NEG"]),
            ],
            good: [
                Sample(.w3c, [.text("/details/total/amount/value", "38.06"), .remove("/details/displayItems")]),
                Sample(.w3cUpdate, [.text("/total/amount/value", "0.01"), .remove("/displayItems")]),
                Sample(
                    .w3c,
                    [
                        .text("/details/total/amount/value", "0.00"), .remove("/details/displayItems"),
                        .set("/methodData/0/data/version", "4"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.total]) { check($0, PaymentDetails.Slot.total, &$1) },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.total]) {
                check($0, PaymentDetailsUpdate.Slot.total, &$1)
            },
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.total]) { check($0, DetailsModifier.Slot.total, &$1) },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let total: PaymentItemView = cursor.view(member), let money = total.amount, let amount = money.value,
            let node = money.cursor.slot(CurrencyAmount.Slot.value)
        else { return }
        guard amount.isNegative || amount.isZero && amount.text.utf8.first == ASCII.minus else { return }
        context.report(
            .w3cTotalNegative, at: node, webKit: .w3cTotalNegative, help: "charge zero or more",
            amount.isNegative
                ? "the total " + amount.text + " is below zero" : "the total is zero with a minus sign, which counts as negative")
    }
}
