/// A plan that ends before it begins.
enum RecurringOrder: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/order", "End before the start", .warning,
            what: "The charges end at or before the moment at which they start.",
            why: "Safari compares no dates. Between the two there is no time for a charge, so that the plan does not say what is charged.",
            instead: "Write an end after the start, or leave \"recurringPaymentEndDate\" out for a plan without an end.",
            sources: ["AP-REC-ORDER"], page: "applepaylineitem/recurringpaymentenddate",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "2027-04-01T00:00:00.000Z")],
                    at: "/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", shows: ["AP-REC-ORDER"]),
                Sample(
                    .recurring, [.text("/lineItems/1/recurringPaymentEndDate", "2026-04-01")], at: "/lineItems/1/recurringPaymentEndDate"),
            ],
            good: [
                Sample(.recurring, [.text("/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "2027-04-01T00:00:00.001Z")]),
                Sample(.recurring, [.text("/lineItems/1/recurringPaymentEndDate", "2028-04-01")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentStartDate, LineItem.Slot.recurringPaymentEndDate]
            ) { cursor, context in
                guard isBroken(cursor), let node = cursor.slot(LineItem.Slot.recurringPaymentEndDate),
                    let startNode = cursor.slot(LineItem.Slot.recurringPaymentStartDate)
                else { return }
                context.report(
                    .recurringOrder, at: node, related: [RelatedNode(startNode, "the start")], help: "write an end after the start",
                    "the charges end on " + cursor.shownDate(LineItem.Slot.recurringPaymentEndDate) + ", which is not after their start on "
                        + cursor.shownDate(LineItem.Slot.recurringPaymentStartDate))
            }
        ]
    }

    /// The end is not after the start.
    static func isBroken(_ item: borrowing Cursor) -> Bool {
        guard let start = item.instant(LineItem.Slot.recurringPaymentStartDate),
            let end = item.instant(LineItem.Slot.recurringPaymentEndDate)
        else { return false }
        return end <= start
    }
}
