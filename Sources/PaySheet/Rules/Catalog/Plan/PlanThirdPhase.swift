/// More recurring lines than Apple Pay has phases.
enum PlanThirdPhase: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, needs: [.lineItems, .recurringPaymentRequest]) { request, context in
        guard let lines = request.lineItems, let plan = request.recurringPaymentRequest, let regular = plan.regularBilling,
            let price = regular.amount
        else { return }
        let trialPrice = plan.trialBilling?.amount
        guard trialPrice != nil || !plan.isReadable(.trialBilling) else { return }
        for index in 0..<lines.count {
            guard let line = lines[index], line.word(.paymentTiming) == PaymentTiming.recurringIndex, let amount = line.amount,
                amount != price, amount != trialPrice, !amount.isNegative,
                price.inMinorUnits(of: amount, context.facts.decimalsOrUsual) == nil
            else { continue }
            context.report(
                .planThirdPhase, at: line.node, related: [RelatedNode(regular.node, "the regular charges")],
                help: "describe it in the agreement, or leave it out",
                "this recurring price is neither the trial's nor the regular one, but Apple Pay has no third phase")
        }
    }
}
