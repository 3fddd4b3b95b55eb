/// A total that is not what is charged now.
enum RecurringTotalNow: DocumentRule {
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
