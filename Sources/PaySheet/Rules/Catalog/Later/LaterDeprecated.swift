/// A word about a product that is gone.
enum LaterDeprecated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "later/deprecated", "Apple Pay Later has ended", .warning, group: .compatible,
            what: "The request says whether Apple Pay Later is available.",
            why:
                "Apple has ended Apple Pay Later and marks the member as deprecated: no system reads it any more, and later ones may "
                + "refuse it.",
            instead: "Leave applePayLaterAvailability out.",
            sources: ["AP-LATER-DEPRECATED"], page: "applepaylateravailability",
            bad: [
                Sample(
                    .request, [.text("/applePayLaterAvailability", "available")], at: "/applePayLaterAvailability",
                    shows: ["AP-LATER-DEPRECATED"]),
                Sample(
                    .methodData, [.text("/applePayLaterAvailability", "unavailableItemIneligible")], at: "/applePayLaterAvailability",
                    shows: ["AP-LATER-DEPRECATED"]),
            ],
            good: [Sample(.request), Sample(.methodData)])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.applePayLaterAvailability], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let word = cursor.wordView(PaymentRequest.Slot.applePayLaterAvailability), word.index >= 0,
            !LaterReason.isWrong(cursor, context.shape), let node = cursor.slot(PaymentRequest.Slot.applePayLaterAvailability)
        else { return }
        context.report(
            .laterDeprecated, at: node, fix: RawFix(.safe, "leave \"applePayLaterAvailability\" out", [.remove(node: node)]),
            help: "leave \"applePayLaterAvailability\" out", "Apple Pay Later has ended, and \"applePayLaterAvailability\" with it")
    }
}
