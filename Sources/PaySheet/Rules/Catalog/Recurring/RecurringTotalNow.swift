/// A total of zero for a plan that begins now.
enum RecurringTotalNow: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, needs: [.recurringPaymentRequest, .total], isAdvice: true) { request, context in
            var reported: [Int] = []
            check(SheetState(SheetView(request)), &reported, &context)
        }
        RuleRow(SheetView.self, in: PaymentDetailsView.shapes, needs: [.modifiers], isAdvice: true) { details, context in
            var reported: [Int] = []
            var state = SheetState(details)
            check(state, &reported, &context)
            // A modifier can be for one type of card.
            for cardType in 0...PaymentMethodType.storeIndex {
                state.select(cardType: cardType)
                check(state, &reported, &context)
            }
        }
    }

    /// Reports a total once, whatever the card.
    private static func check(_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) {
        guard let plan = state.source(of: .recurringPaymentRequest).recurringPaymentRequest, let total = state.source(of: .total).total,
            let regular = plan.regularBilling, !plan.isPresent(.trialBilling), total.isPending != true, regular.isPending != true,
            let price = regular.amount, price.isPositive, let now = total.price, now.amount.isZero,
            regular.isMissing(.recurringPaymentStartDate), !sellsSomethingElse(state), !reported.contains(now.node)
        else { return }
        reported.append(now.node)
        context.report(
            .recurringTotalNow, at: now.node, help: "write the first charge, or say when the charges start",
            "the total is zero, and without \"recurringPaymentStartDate\" the first charge of " + price.text + " is this payment")
    }

    /// A line is not a recurring charge.
    private static func sellsSomethingElse(_ state: borrowing SheetState) -> Bool {
        if sellsSomethingElse(state.lines) { return true }
        guard let modifier = state.modifier else { return false }
        if sellsSomethingElse(modifier) { return true }
        guard let data = modifier.data else { return false }
        return sellsSomethingElse(data)
    }

    private static func sellsSomethingElse(_ sheet: borrowing SheetView) -> Bool {
        sheet.lineItems?.mayContain { $0.timing != PaymentTiming.recurringIndex } ?? false
    }
}
