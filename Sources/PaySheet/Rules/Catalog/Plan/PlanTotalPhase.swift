/// A total that is an amount of the plan, but not the one that is charged now.
enum PlanTotalPhase: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(
            ChargeView.self, in: ChargeView.requestAndUpdates + ModifierView.shapes, needs: [.total],
            any: [.recurringPaymentRequest, .automaticReloadPaymentRequest]
        ) { charge, context in
            guard let total = charge.total, !context.isInside(DetailsModifierView.self) else { return }
            check(charge, total, &context)
        }
        RuleRow(ChargeView.self, in: ChargeView.details, needs: [.total, .modifiers], checkModifiers)
    }

    /// In the W3C interface a modifier holds the plan, and the details have the lines and the total.
    private static func checkModifiers(_ details: borrowing ChargeView, _ context: inout RuleContext) {
        guard details.count(of: .lineItems) == 0, let modifiers = details.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], modifier.charge.count(of: .lineItems) == 0, let plan = modifier.applePay?.charge else {
                continue
            }
            if let total = plan.total {
                check(plan, total, &context)
            } else if let total = modifier.charge.total {
                check(plan, total, &context)
            } else if let total = details.total {
                check(plan, total, &context)
            }
        }
    }

    private static func check(_ charge: borrowing ChargeView, _ total: borrowing ItemView, _ context: inout RuleContext) {
        guard !total.isPending, let price = total.price else { return }
        if let plan = charge.recurringPaymentRequest {
            checkTrial(plan, charge, price, &context)
        } else if let plan = charge.automaticReloadPaymentRequest {
            checkThreshold(plan, charge, price, &context)
        }
    }

    private static func checkTrial(
        _ plan: borrowing RecurringPaymentRequestView, _ charge: borrowing ChargeView, _ total: Price, _ context: inout RuleContext
    ) {
        guard charge.totalIsOfLaterPhase(total.amount), let trial = plan.trialBilling, let first = trial.amount else { return }
        context.report(
            .planTotalPhase, at: total.node, related: [RelatedNode(trial[.amount], "the first charge")],
            help: "write " + Shown.quoted(first.text) + ", which is charged now",
            "the total is the price of the regular plan, and the trial that comes first "
                + (first.isZero ? "is free" : "costs " + first.text))
    }

    private static func checkThreshold(
        _ plan: borrowing AutomaticReloadPaymentRequestView, _ charge: borrowing ChargeView, _ total: Price, _ context: inout RuleContext
    ) {
        guard let billing = plan.automaticReloadBilling, !billing.isPending, let amount = billing.amount,
            let threshold = billing.automaticReloadPaymentThresholdAmount, threshold != amount, threshold.isPositive,
            total.amount == threshold, !charge.sellsMore(than: billing)
        else { return }
        context.report(
            .planTotalPhase, at: total.node, related: [RelatedNode(billing[.amount], "what a reload charges")],
            help: "write what is charged now",
            "the total is the balance below which the card is reloaded, and a reload charges " + amount.text)
    }
}
