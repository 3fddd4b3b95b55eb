/// Line items that do not speak of the trial.
enum RecurringTrialShown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/trial-shown", "Trial missing among the line items", .info, group: .advice,
            what: "The sheet lists line items, and the trial that comes first is not one of them.",
            why: "Apple's guidelines ask to show the amount of the trial, even where it is zero, next to the regular amount: the list "
                + "is where "
                + "shoppers look for what they pay.",
            instead: "Add an item for the trial, with its label and its amount.",
            sources: ["AP-REC-TRIAL-SHOW"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
            bad: [
                Sample(.trial, [.remove("/lineItems/0")], at: "/recurringPaymentRequest/trialBilling", shows: ["AP-REC-TRIAL-SHOW"]),
                Sample(
                    .trial, [.remove("/lineItems/0"), .text("/lineItems/0/label", "From May 15")],
                    at: "/recurringPaymentRequest/trialBilling"),
            ],
            good: [
                Sample(.trial, [.remove("/lineItems")]),
                Sample(.trial, [.text("/lineItems/0/label", "First Month")]),
                Sample(.trial, [.text("/lineItems/0/amount", "12.99")]),
                Sample(.trial, [.set("/lineItems", "[]")], policy: Policy().with { $0.ignored = [.itemEmptyList] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.lineItems],
                isAdvice: true
            ) { cursor, context in
                guard let plan = cursor.inner(PaymentRequest.Slot.recurringPaymentRequest),
                    let trial = plan.inner(RecurringPaymentRequest.Slot.trialBilling),
                    cursor.elementCount(PaymentRequest.Slot.lineItems) > 0, !isShown(trial, among: cursor)
                else { return }
                context.report(
                    .recurringTrialShown, at: trial.node, help: "add it to the line items",
                    "the trial is not among the line items, by label or by amount")
            }
        ]
    }

    /// An item with the same label or the same amount.
    private static func isShown(_ item: borrowing Cursor, among request: borrowing Cursor) -> Bool {
        guard let amount = item.amount(LineItem.Slot.amount), let label = item.text(LineItem.Slot.label) else { return true }
        for place in 0..<request.elementCount(PaymentRequest.Slot.lineItems) {
            guard let line = request.element(place, of: PaymentRequest.Slot.lineItems) else { return true }
            if let other = line.amount(LineItem.Slot.amount), other == amount { return true }
            if let other = line.text(LineItem.Slot.label), other.equals(label) { return true }
        }
        return false
    }
}
