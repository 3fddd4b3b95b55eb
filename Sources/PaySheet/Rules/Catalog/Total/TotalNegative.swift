/// A total below zero.
enum TotalNegative: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/negative", "Negative total", .error,
            what: "The total is below zero.",
            why: "Safari throws a TypeError and no sheet appears: a payment cannot hand out money.",
            instead: "Charge zero or more; money that goes to the shopper is a refund or a disbursement.",
            sources: ["AP-TOT-NEGATIVE", "WK-TOTAL-NEGATIVE", "WK-UPD-TOTAL"], page: "applepaypaymentrequest/total",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "-0.01"), .remove("/lineItems")], at: "/total/amount",
                    shows: ["AP-TOT-NEGATIVE", "WK-TOTAL-NEGATIVE"]),
                Sample(
                    .paymentMethodUpdate, [.text("/newTotal/amount", "-5.00"), .remove("/newLineItems")], at: "/newTotal/amount",
                    shows: ["WK-UPD-TOTAL"]),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
                Sample(.paymentMethodUpdate, [.text("/newTotal/amount", "0.00"), .remove("/newLineItems")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .amountFromZero(LineItem.Slot.amount), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(LineItem.Slot.amount), amount.isNegative,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalNegative, at: node, webKit: WebKitCheck.negativeTotal(context),
            help: "charge zero or more", "the total " + amount.text + " is below zero")
    }
}

extension WebKitCheck {
    /// The check that a total below zero fails in the dictionary in front.
    static func negativeTotal(_ context: borrowing RuleContext) -> WebKitCheck {
        context.parentShape == ShapeIndex.paymentRequest ? .totalNegative : .updateTotal
    }
}
