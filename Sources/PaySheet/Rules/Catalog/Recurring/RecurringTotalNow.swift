/// A total that is not what is charged now.
enum RecurringTotalNow: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(PaymentRequestView.self, needs: [.recurringPaymentRequest, .total], isAdvice: true, check)] }

    static func check(_ request: borrowing PaymentRequestView, _ context: inout RuleContext) {
        guard let plan = request.recurringPaymentRequest, let total = request.total, let regular = plan.regularBilling,
            !isPending(total), !isPending(regular), let charged = total.amount, let price = regular.amount, price.isPositive,
            !sellsSomethingElse(request)
        else { return }
        if let trial = plan.trialBilling {
            guard !isPending(trial), let trialPrice = trial.amount, trialPrice.isZero, charged == price else { return }
            context.report(
                .recurringTotalNow, at: total[.amount], help: "write what is charged now",
                "the total is the price of the regular plan, and the trial that comes first is free")
        } else if !plan.isPresent(.trialBilling), charged.isZero, regular.isMissing(.recurringPaymentStartDate) {
            context.report(
                .recurringTotalNow, at: total[.amount], help: "write the first charge, or say when the charges start",
                "the total is zero, and without \"recurringPaymentStartDate\" the first charge of " + price.text + " is this payment")
        }
    }

    private static func isPending(_ item: borrowing LineItemView) -> Bool { item.word(.type) == LineItemType.pendingIndex }

    /// A line item is charged now.
    private static func sellsSomethingElse(_ request: borrowing PaymentRequestView) -> Bool {
        guard let lines = request.lineItems else { return false }
        return lines.mayContain { $0.word(.paymentTiming) != PaymentTiming.recurringIndex }
    }
}
