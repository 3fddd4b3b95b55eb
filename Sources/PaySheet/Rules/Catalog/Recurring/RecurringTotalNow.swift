/// A total that is not what is charged now.
enum RecurringTotalNow: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/total-now", "Total of a plan", .warning, group: .advice,
            what: "The total does not seem to be what is charged with this payment.",
            why: "The total is what the shopper pays now. During a free trial that is nothing, whatever the plan costs later; without a "
                + "trial "
                + "and without a start date the first charge is this payment. The rule is a guess and speaks only of these two cases.",
            instead: "Write what is charged now as the total, and leave what comes later to the plan.",
            sources: ["AP-REC-TOTAL-NOW"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.trial, [.text("/total/amount", "12.99")], at: "/total/amount"),
                Sample(
                    .trial, [.text("/total/amount", "12.99"), .remove("/lineItems")], at: "/total/amount", shows: ["AP-REC-TOTAL-NOW"]),
                Sample(
                    .recurring,
                    [
                        .text("/total/amount", "0.00"), .remove("/lineItems"),
                        .remove("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate"),
                    ], at: "/total/amount"),
            ],
            good: [
                Sample(.trial, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
                Sample(.recurring, [.text("/total/amount", "0.00"), .remove("/lineItems")]),
                Sample(
                    .recurring,
                    [.remove("/lineItems"), .remove("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.total], isAdvice: true,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let plan = cursor.inner(PaymentRequest.Slot.recurringPaymentRequest), let total = cursor.inner(PaymentRequest.Slot.total),
            let regular = plan.inner(RecurringPaymentRequest.Slot.regularBilling), !isPending(total), !isPending(regular),
            let charged = total.amount(LineItem.Slot.amount), let node = total.slot(LineItem.Slot.amount),
            let price = regular.amount(LineItem.Slot.amount), price.isPositive, !sellsSomethingElse(cursor)
        else { return }
        if let trial = plan.inner(RecurringPaymentRequest.Slot.trialBilling) {
            guard !isPending(trial), let trialPrice = trial.amount(LineItem.Slot.amount), trialPrice.isZero, charged == price else {
                return
            }
            context.report(
                .recurringTotalNow, at: node, help: "write what is charged now",
                "the total is the price of the regular plan, and the trial that comes first is free")
        } else if !plan.isPresent(RecurringPaymentRequest.Slot.trialBilling), charged.isZero,
            !regular.isPresent(LineItem.Slot.recurringPaymentStartDate),
            !regular.isMisspelt(LineItem.Slot.recurringPaymentStartDate, in: ShapeIndex.lineItem)
        {
            context.report(
                .recurringTotalNow, at: node, help: "write the first charge, or say when the charges start",
                "the total is zero, and without \"recurringPaymentStartDate\" the first charge of " + price.text + " is this payment")
        }
    }

    private static func isPending(_ item: borrowing Cursor) -> Bool { item.wordIndex(LineItem.Slot.type) == LineItemType.pendingIndex }

    /// A line item is charged now.
    private static func sellsSomethingElse(_ request: borrowing Cursor) -> Bool {
        for place in 0..<request.elementCount(PaymentRequest.Slot.lineItems) {
            guard let line = request.element(place, of: PaymentRequest.Slot.lineItems) else { return true }
            if line.wordIndex(LineItem.Slot.paymentTiming) != PaymentTiming.recurringIndex { return true }
        }
        return false
    }
}
