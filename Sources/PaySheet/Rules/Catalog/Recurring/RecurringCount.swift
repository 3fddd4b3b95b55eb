/// An interval of nothing.
enum RecurringCount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "recurring/count", "Interval of zero", .warning,
            what: "The interval between two charges counts zero units.",
            why: "Safari takes it. Charges that follow each other without any time between them have no meaning, and no documentation says "
                + "what the system makes of them.",
            instead: "Write 1 or more, or leave \"recurringPaymentIntervalCount\" out, which means 1.",
            sources: ["AP-REC-COUNT"], page: "applepaylineitem/recurringpaymentintervalcount",
            bad: [
                Sample(
                    .recurring, [.set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", "0")],
                    at: "/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", shows: ["AP-REC-COUNT"]),
                Sample(
                    .trial, [.set("/lineItems/0/recurringPaymentIntervalCount", "0")], at: "/lineItems/0/recurringPaymentIntervalCount"),
            ],
            good: [
                Sample(.recurring, [.set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", "1")]),
                Sample(.recurring, [.remove("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount")]),
                Sample(
                    .recurring, [.set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", "4294967296")],
                    policy: Policy().with { $0.ignored = [.numberRange] }),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentIntervalCount]) { cursor, context in
                guard cursor.plainNumber(LineItem.Slot.recurringPaymentIntervalCount) == 0,
                    let node = cursor.slot(LineItem.Slot.recurringPaymentIntervalCount)
                else { return }
                context.report(
                    .recurringCount, at: node, help: "write 1 or more", "an interval of 0 units leaves no time between two charges")
            }
        ]
    }
}
