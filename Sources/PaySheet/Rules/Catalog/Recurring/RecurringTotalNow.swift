/// A total of zero for a plan that begins now.
enum RecurringTotalNow: DocumentRule {
    static var rows: [RuleRow] { RuleRow(PaymentRequestView.self, needs: [.recurringPaymentRequest, .total], isAdvice: true, check) }

    static func check(_ request: borrowing PaymentRequestView, _ context: inout RuleContext) {
        guard let plan = request.recurringPaymentRequest, let total = request.total, let regular = plan.regularBilling,
            !plan.isPresent(.trialBilling), !total.isPending, !regular.isPending, let price = regular.amount, price.isPositive,
            total.amount?.isZero == true, regular.isMissing(.recurringPaymentStartDate), !sellsSomethingElse(request)
        else { return }
        context.report(
            .recurringTotalNow, at: total[.amount], help: "write the first charge, or say when the charges start",
            "the total is zero, and without \"recurringPaymentStartDate\" the first charge of " + price.text + " is this payment")
    }

    /// A line item is charged now.
    private static func sellsSomethingElse(_ request: borrowing PaymentRequestView) -> Bool {
        guard let lines = request.lineItems else { return false }
        return lines.mayContain { $0.word(.paymentTiming) != PaymentTiming.recurringIndex }
    }
}
