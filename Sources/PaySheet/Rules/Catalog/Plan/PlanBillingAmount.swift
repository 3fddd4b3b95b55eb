/// A billing item that charges less than nothing, or a reload of nothing.
enum PlanBillingAmount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/billing-amount", "Amount of a billing item", .warning,
            what: "What is charged later is below zero, or a balance is reloaded with nothing.",
            why: "Safari takes any amount here. The shopper reads it as a promise to pay out money, or as a reload that adds nothing.",
            instead: "Write the amount of one charge; where it varies, leave \"amount\" out and write \"type\": \"pending\".",
            sources: [], page: "applepayautomaticreloadpaymentrequest/automaticreloadbilling",
            bad: [
                Sample(
                    .recurring,
                    [
                        .text("/recurringPaymentRequest/regularBilling/amount", "-9.99"), .remove("/lineItems"),
                        .remove("/recurringPaymentRequest/billingAgreement"),
                    ],
                    at: "/recurringPaymentRequest/regularBilling/amount"),
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/amount", "0.00"), .remove("/lineItems")],
                    at: "/automaticReloadPaymentRequest/automaticReloadBilling/amount"),
            ],
            good: [
                Sample(.trial),
                Sample(.reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/amount", "0.01"), .remove("/lineItems")]),
                Sample(
                    .reload,
                    [
                        .text("/automaticReloadPaymentRequest/automaticReloadBilling/amount", "0.00"),
                        .text("/automaticReloadPaymentRequest/automaticReloadBilling/type", "pending"), .remove("/lineItems"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount],
                roles: [.regularBilling, .trialBilling, .reloadBilling, .deferredBilling],
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.wordIndex(LineItem.Slot.type) != LineItemType.pendingIndex, let amount = cursor.amount(LineItem.Slot.amount),
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        if amount.isNegative {
            context.report(
                .planBillingAmount, at: node, help: "write the amount of one charge",
                "what is charged later, " + amount.text + ", is below zero")
        } else if context.role == .reloadBilling, amount.isZero {
            context.report(
                .planBillingAmount, at: node, help: "write the amount of one reload", "the reload of " + amount.text + " adds nothing")
        }
    }
}
