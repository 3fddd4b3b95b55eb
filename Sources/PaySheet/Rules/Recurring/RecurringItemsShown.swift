/// Line items that do not speak of the plan.
enum RecurringItemsShown: DocumentRule {
    static let card = Rule(
        "recurring/items-shown", "Plan missing among the line items", .info, group: .advice,
        what: "The sheet lists line items, and what is charged again and again is not one of them.",
        why:
            "Apple's guidelines ask to show the regular amount, and where there is a trial also that of the trial, even if it is zero: the "
            + "list is where shoppers look for what they pay.",
        instead: "Add the billing item, and that of the trial, to the line items.",
        sources: ["AP-REC-TRIAL-SHOW"], page: "https://developer.apple.com/design/human-interface-guidelines/apple-pay",
        bad: [
            Sample(.trial, [.remove("/lineItems/0")], at: "/recurringPaymentRequest/trialBilling", shows: ["AP-REC-TRIAL-SHOW"]),
            Sample(
                .trial, [.set("/lineItems", #"[{"label":"Free Trial","amount":"0.00"}]"#)],
                at: "/recurringPaymentRequest/regularBilling"),
        ],
        good: [
            Sample(.trial, [.text("/lineItems/0/label", "First Month Free")]),
            Sample(.trial, [.text("/lineItems/1/label", "From May 15")]),
        ])

    static let rows = [
        RuleRow(
            ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.recurringPaymentRequest, PaymentRequest.Slot.lineItems], isAdvice: true
        ) { cursor, context in
            guard let plan = cursor.inner(PaymentRequest.Slot.recurringPaymentRequest),
                cursor.elementCount(PaymentRequest.Slot.lineItems) > 0
            else { return }
            for member in [RecurringPaymentRequest.Slot.regularBilling, RecurringPaymentRequest.Slot.trialBilling] {
                guard let item = plan.inner(member), !isShown(item, among: cursor) else { continue }
                let name = member == RecurringPaymentRequest.Slot.regularBilling ? "regular" : "trial"
                context.report(
                    .recurringItemsShown, at: item.node, help: "add it to the line items",
                    "the " + name + " charge is not among the line items, by label or by amount")
                return
            }
        }
    ]

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
