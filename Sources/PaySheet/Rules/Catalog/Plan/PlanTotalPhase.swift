/// A total that is an amount of the plan, but not the one that is charged now.
enum PlanTotalPhase: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: [.total],
            any: [.recurringPaymentRequest, .automaticReloadPaymentRequest]
        ) { sheet, context in
            guard let total = sheet.total, !context.isInside(DetailsModifierView.self) else { return }
            check(sheet, total, &context)
        }
        RuleRow(SheetView.self, in: SheetView.details, needs: [.total, .modifiers], checkModifiers)
    }

    /// In the W3C interface a modifier holds the plan, and the details have the lines and the total.
    private static func checkModifiers(_ details: borrowing SheetView, _ context: inout RuleContext) {
        guard details.count(of: .lineItems) == 0, let modifiers = details.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], modifier.sheet.count(of: .lineItems) == 0, let plan = modifier.applePay?.sheet else {
                continue
            }
            if let total = plan.total {
                check(plan, total, &context)
            } else if let total = modifier.sheet.total {
                check(plan, total, &context)
            } else if let total = details.total {
                check(plan, total, &context)
            }
        }
    }

    private static func check(_ sheet: borrowing SheetView, _ total: borrowing ItemView, _ context: inout RuleContext) {
        guard total.isPending == false, let price = total.price else { return }
        if let plan = sheet.recurringPaymentRequest {
            checkTrial(plan, sheet, price, &context)
        } else if let plan = sheet.automaticReloadPaymentRequest {
            checkThreshold(plan, sheet, price, &context)
        }
    }

    private static func checkTrial(
        _ plan: borrowing RecurringPaymentRequestView, _ sheet: borrowing SheetView, _ total: Price, _ context: inout RuleContext
    ) {
        guard sheet.totalIsOfLaterPhase(total.amount), let trial = plan.trialBilling, let first = trial.amount else { return }
        context.report(
            .planTotalPhase, at: total.node, related: [RelatedNode(trial[.amount], "the first charge")],
            help: "write " + Shown.quoted(first.text) + ", which is charged now",
            "the total is the price of the regular plan, and the trial that comes first "
                + "\(words: first.isZero ? "is free" : "costs \(first, "first")")")
    }

    private static func checkThreshold(
        _ plan: borrowing AutomaticReloadPaymentRequestView, _ sheet: borrowing SheetView, _ total: Price, _ context: inout RuleContext
    ) {
        guard let billing = plan.automaticReloadBilling, billing.isPending != true, let amount = billing.amount,
            let threshold = billing.automaticReloadPaymentThresholdAmount, threshold != amount, threshold.isPositive,
            total.amount == threshold, !sheet.sellsMore(than: billing)
        else { return }
        context.report(
            .planTotalPhase, at: total.node, related: [RelatedNode(billing[.amount], "what a reload charges")],
            help: "write what is charged now",
            "the total is the balance below which the card is reloaded, and a reload charges \(amount)")
    }
}
