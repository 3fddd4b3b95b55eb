/// A total that is not the first charge of a plan.
enum RecurringTotalNow: DocumentRule {
    static var rows: [RuleRow] { PlanTotals.rows(of: .recurringPaymentRequest, check) }

    /// Reports a total once, whatever the card.
    private static func check(_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) {
        guard let total = state.source(of: .total).total, total.isPending == false, let price = total.price,
            !reported.contains(price.node), let charges = PlanCharges(state, now: context.policy.now),
            case .misses = charges.reading(of: price.amount)
        else { return }
        let charge = charges.first
        // Another rule says why this is wrong.
        guard charge.amount.inMinorUnits(of: price.amount, context.facts.decimalsOrUsual) == nil else { return }
        reported.append(price.node)
        let expected = charges.now.map { "write " + Shown.quoted($0.text) } ?? "write what is charged now"
        let (message, more): (Sentence, String) =
            if charges.start != .now {
                (
                    ", which no line charges now; the first charge of the plan is \(charge.amount, "charge")",
                    ", and show everything else that is charged now in a line"
                )
            } else if charge.isDated {
                (", and the first charge of \(charge.amount, "charge") is on the day of this payment", "")
            } else {
                (
                    ", and without \"recurringPaymentStartDate\" the first charge of \(charge.amount, "charge") is this payment",
                    ", or say when the charges start"
                )
            }
        context.report(
            .recurringTotalNow, at: price.node, related: [RelatedNode(charge.node, "the first charge")], help: expected + more,
            "the total is \(price.amount, "total")" + message)
    }
}
