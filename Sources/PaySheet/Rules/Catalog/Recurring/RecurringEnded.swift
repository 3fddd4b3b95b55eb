/// A plan that is over.
enum RecurringEnded: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/ended", "End in the past", .warning,
            what: "The charges end before now.",
            why: "Safari compares no dates with the clock. What the shopper agrees to would be over already; mostly a fixed date stayed in "
                + "the page after its day. The rule is checked only where the check knows what time it is.",
            instead: "Work the end out from today, or leave \"recurringPaymentEndDate\" out for a plan without an end.",
            sources: [], page: "applepaylineitem/recurringpaymentenddate",
            bad: [
                Sample(
                    .trial, [.text("/lineItems/0/recurringPaymentEndDate", "2026-11-20T23:59:59Z")],
                    at: "/lineItems/0/recurringPaymentEndDate",
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(
                    .recurring,
                    [
                        .remove("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate"),
                        .text("/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "2026-11-20"),
                    ], at: "/recurringPaymentRequest/regularBilling/recurringPaymentEndDate",
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
            ],
            good: [
                Sample(
                    .trial, [.text("/lineItems/0/recurringPaymentEndDate", "2026-11-22T00:00:00Z")],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(
                    .trial, [.text("/lineItems/0/recurringPaymentEndDate", "2026-11-21T00:00:00Z")],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(.trial, [.text("/lineItems/0/recurringPaymentEndDate", "2026-11-20T23:59:59Z")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentEndDate], asks: .clock) { cursor, context in
                // An end before the start is another mistake.
                guard isOver(cursor, context.policy), !RecurringOrder.isBroken(cursor),
                    let node = cursor.slot(LineItem.Slot.recurringPaymentEndDate)
                else { return }
                context.report(
                    .recurringEnded, at: node, help: "work the end out from today",
                    "the charges ended on " + cursor.shownDate(LineItem.Slot.recurringPaymentEndDate))
            }
        ]
    }

    /// The end is before now.
    static func isOver(_ item: borrowing Cursor, _ policy: borrowing Policy) -> Bool {
        guard let now = Instant(policy), let end = item.instant(LineItem.Slot.recurringPaymentEndDate) else { return false }
        return end < now
    }
}
