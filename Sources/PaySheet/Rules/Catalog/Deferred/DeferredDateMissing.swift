/// A later charge without a day.
enum DeferredDateMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "deferred/date-missing", "Deferred payment without a date", .warning,
            what: "The billing item of a deferred payment does not say when it is charged.",
            why: "Safari leaves the date unset, while the system's own item always has one. What the sheet then shows is not documented.",
            instead: "Add \"deferredPaymentDate\", the moment of the charge.",
            sources: ["AP-DEF-DATE"], page: "applepaylineitem/deferredpaymentdate",
            bad: [
                Sample(
                    .deferred, [.remove("/deferredPaymentRequest/deferredBilling/deferredPaymentDate")],
                    at: "/deferredPaymentRequest/deferredBilling", shows: ["AP-DEF-DATE"]),
                Sample(
                    .deferred,
                    [
                        .remove("/deferredPaymentRequest/deferredBilling/deferredPaymentDate"),
                        .remove("/deferredPaymentRequest/freeCancellationDate"),
                        .remove("/deferredPaymentRequest/freeCancellationDateTimeZone"),
                    ], at: "/deferredPaymentRequest/deferredBilling"),
            ],
            good: [
                Sample(.deferred, [.text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "2028-07-10")]),
                Sample(
                    .deferred,
                    [
                        .remove("/deferredPaymentRequest/freeCancellationDate"),
                        .remove("/deferredPaymentRequest/freeCancellationDateTimeZone"),
                    ]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.deferredBilling]) { cursor, context in
                guard let billing = cursor.inner(DeferredPaymentRequest.Slot.deferredBilling),
                    !billing.isPresent(LineItem.Slot.deferredPaymentDate),
                    !billing.isMisspelt(LineItem.Slot.deferredPaymentDate, in: ShapeIndex.lineItem)
                else { return }
                context.report(
                    .deferredDateMissing, at: billing.node, help: "add \"deferredPaymentDate\"",
                    "nothing says when the payment is charged: \"deferredPaymentDate\" is not there")
            }
        ]
    }
}
