/// A total that is an amount of the plan, but not the one that is charged now.
enum PlanTotalPhase: DocumentRule {
    static var rows: [RuleRow] {
        PlanTotals.rows(of: .recurringPaymentRequest, checkPhase) + PlanTotals.rows(of: .automaticReloadPaymentRequest, checkReload)
    }

    private static func checkPhase(_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) {
        guard let total = state.source(of: .total).total, total.isPending == false, let price = total.price,
            !reported.contains(price.node), let charges = PlanCharges(state, now: context.policy.now),
            case .countsLater(let later) = charges.reading(of: price.amount)
        else { return }
        reported.append(price.node)
        let first = charges.first.amount
        let hasTrial = charges.regular.hasValue
        let message: Sentence
        if hasTrial, !charges.hasOthers, price.amount == later.amount {
            message =
                "the total is the price of the regular plan, and the trial that comes first "
                + "\(words: first.isZero ? "is free" : "costs \(first, "first")")"
        } else {
            message =
                "the total counts the charge of \(later.amount, "charge"), which comes "
                + "\(words: hasTrial ? "after the trial" : "when the plan starts") and not now"
        }
        context.report(
            .planTotalPhase, at: price.node,
            related: [
                hasTrial
                    ? RelatedNode(charges.first.amountNode, "the first charge") : RelatedNode(later.node, "this is charged later")
            ],
            help: charges.now.map { "write " + Shown.quoted($0.text) + ", which is charged now" } ?? "write what is charged now", message)
    }

    /// Where nothing else is sold, the card is loaded now or only later.
    private static func checkReload(_ state: borrowing SheetState, _ reported: inout [Int], _ context: inout RuleContext) {
        guard let total = state.source(of: .total).total, total.isPending == false, let price = total.price,
            !reported.contains(price.node),
            let billing = state.source(of: .automaticReloadPaymentRequest).automaticReloadPaymentRequest?.automaticReloadBilling,
            billing.isPending != true, let amount = billing.amount, amount.isPositive, price.amount != amount, price.amount.isPositive,
            !state.sellsMore(than: billing)
        else { return }
        let message: Sentence
        if let threshold = billing.automaticReloadPaymentThresholdAmount, threshold == price.amount {
            message = "the total is the balance below which the card is reloaded, and a reload charges \(amount)"
        } else {
            guard state.lines.count(of: .lineItems) > 0, amount.inMinorUnits(of: price.amount, context.facts.decimalsOrUsual) == nil else {
                return
            }
            message = "the total is \(price.amount, "total"), which no line charges; a reload charges \(amount)"
        }
        reported.append(price.node)
        context.report(
            .planTotalPhase, at: price.node, related: [RelatedNode(billing[.amount], "what a reload charges")],
            help: "write what is charged now", message)
    }
}
