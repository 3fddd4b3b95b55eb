/// Free cancellation after the charge.
enum DeferredCancellationLate: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "deferred/cancellation-late", "Free cancellation after the charge", .warning,
            what: "Cancelling is free until a date that comes after the charge.",
            why: "Until that date the shopper may step back without paying, and the money is taken before. Nothing checks the order; "
                + "mostly "
                + "the two dates changed places.",
            instead: "Let the free cancellation end at the charge or before.",
            sources: ["AP-DEF-CANCEL-ORDER"], page: "applepaydeferredpaymentrequest/freecancellationdate",
            bad: [
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/freeCancellationDate", "2027-07-10T13:00:00.001Z")],
                    at: "/deferredPaymentRequest/freeCancellationDate", shows: ["AP-DEF-CANCEL-ORDER"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "2027-07-03")],
                    at: "/deferredPaymentRequest/freeCancellationDate"),
            ],
            good: [
                Sample(.deferred, [.text("/deferredPaymentRequest/freeCancellationDate", "2027-07-10T13:00:00Z")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/deferredBilling/deferredPaymentDate", "2027-07-04")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.deferredPaymentRequest,
                needs: [DeferredPaymentRequest.Slot.freeCancellationDate, DeferredPaymentRequest.Slot.deferredBilling]
            ) { cursor, context in
                guard let billing = cursor.inner(DeferredPaymentRequest.Slot.deferredBilling),
                    let charge = billing.instant(LineItem.Slot.deferredPaymentDate),
                    let end = cursor.instant(DeferredPaymentRequest.Slot.freeCancellationDate), charge < end,
                    let node = cursor.slot(DeferredPaymentRequest.Slot.freeCancellationDate),
                    let chargeNode = billing.slot(LineItem.Slot.deferredPaymentDate)
                else { return }
                context.report(
                    .deferredCancellationLate, at: node, related: [RelatedNode(chargeNode, "the charge")],
                    help: "let the free cancellation end before the charge",
                    "cancelling is free until " + cursor.shownDate(DeferredPaymentRequest.Slot.freeCancellationDate)
                        + ", and the charge comes before that, on " + billing.shownDate(LineItem.Slot.deferredPaymentDate))
            }
        ]
    }
}
