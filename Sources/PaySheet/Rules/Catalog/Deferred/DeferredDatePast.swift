/// A later charge that lies in the past.
enum DeferredDatePast: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "deferred/date-past", "Deferred payment in the past", .warning,
            what: "The date of the later charge is not in the future.",
            why: "A deferred payment is charged later. Nothing checks the date; mostly a fixed date stayed in the page after its day. The "
                + "rule is checked only where the check knows what time it is.",
            instead: "Write a date in the future, or charge now.",
            sources: ["AP-DEF-DATE-FUTURE"], page: "applepaylineitem/deferredpaymentdate",
            bad: [
                Sample(
                    .deferred,
                    [
                        .text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "2026-11-21T00:00:00Z"),
                        .remove("/deferredPaymentRequest/freeCancellationDate"),
                        .remove("/deferredPaymentRequest/freeCancellationDateTimeZone"),
                    ], at: "/deferredPaymentRequest/deferredBilling/deferredPaymentDate", shows: ["AP-DEF-DATE-FUTURE"],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(
                    .deferred, [.text("/lineItems/1/deferredPaymentDate", "2026-11-20")], at: "/lineItems/1/deferredPaymentDate",
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
            ],
            good: [
                Sample(
                    .deferred, [.text("/lineItems/1/deferredPaymentDate", "2026-11-22")],
                    policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(
                    .deferred,
                    [
                        .text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "2026-11-21T00:00:00.001Z"),
                        .remove("/deferredPaymentRequest/freeCancellationDate"),
                        .remove("/deferredPaymentRequest/freeCancellationDateTimeZone"),
                    ], policy: Policy(now: Timestamp(rawValue: "2026-11-21T00:00:00Z"))),
                Sample(.deferred, [.text("/lineItems/1/deferredPaymentDate", "2026-11-20")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.deferredPaymentDate], asks: .clock) { cursor, context in
                guard let now = Instant(context.policy), let date = cursor.instant(LineItem.Slot.deferredPaymentDate), date <= now,
                    let node = cursor.slot(LineItem.Slot.deferredPaymentDate)
                else { return }
                context.report(
                    .deferredDatePast, at: node, help: "write a date in the future",
                    "the later charge on " + cursor.shownDate(LineItem.Slot.deferredPaymentDate) + " is not in the future")
            }
        ]
    }
}
