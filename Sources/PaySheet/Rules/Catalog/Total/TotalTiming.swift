/// A total that is not charged now.
enum TotalTiming: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "total/timing", "Total with another time than now", .warning,
            what: "The total states a payment timing other than immediate.",
            why: "The total is what is charged when the shopper confirms. A later or repeated charge belongs into a line item and into the "
                + "request for recurring, deferred or automatic payments; on the total it means nothing, and the full amount is charged "
                + "now.",
            instead: "Leave the timing of the total out and put it on a line item.",
            sources: ["AP-TOT-TIMING"], page: "applepaylineitem/paymenttiming",
            bad: [
                Sample(
                    .recurring, [.text("/total/paymentTiming", "recurring")], at: "/total/paymentTiming", shows: ["AP-TOT-TIMING"]),
                Sample(
                    .paymentMethodUpdate,
                    [.text("/newTotal/paymentTiming", "deferred"), .text("/newTotal/deferredPaymentDate", "2027-07-10T13:00:00.000Z")],
                    at: "/newTotal/paymentTiming"),
            ],
            good: [
                Sample(.recurring, [.text("/total/paymentTiming", "immediate")]),
                Sample(.paymentMethodUpdate, [.text("/newTotal/paymentTiming", "immediate")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.paymentTiming], roles: [.total], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let timing = cursor.wordView(LineItem.Slot.paymentTiming), timing.index > 0,
            let node = cursor.slot(LineItem.Slot.paymentTiming)
        else { return }
        context.report(
            .totalTiming, at: node, help: "leave the timing of the total out",
            "the total is what is charged now, and its timing says " + timing.text.quoted)
    }
}
