import PaySheet

/// A commitment that its monthly payments do not add up to.
enum StoreKitBillingPlanRule: OneRowRule {
    static let row = RuleRow(StoreKitSubscriptionView.self, needs: [.billingPlans]) { subscription, context in
        guard let plans = subscription.billingPlans else { return }
        let period = subscription.word(.recurringSubscriptionPeriod)
        for index in 0..<plans.count {
            guard let plan = plans[index], plan.word(.billingPlanType) == StoreKitBillingPlanType.monthlyIndex else { continue }
            if let period, period >= 0, period != StoreKitPeriod.oneYearIndex {
                context.report(
                    .storeKitBillingPlanRule, at: plan[.billingPlanType],
                    related: [RelatedNode(subscription[.recurringSubscriptionPeriod], "the period of the subscription")],
                    help: "leave the plan out, or write the period \"P1Y\"", "only subscriptions of one year can be paid each month")
            }
            guard let price = plan.displayPrice, let commitment = plan.commitmentDisplayPrice,
                let sum = try? Amount.sum(repeatElement(price, count: 12)), sum != commitment
            else { continue }
            context.report(
                .storeKitBillingPlanRule, at: plan[.commitmentDisplayPrice],
                related: [RelatedNode(plan[.displayPrice], "the monthly price")], help: "write " + Shown.quoted(sum.text),
                "twelve payments are \(sum, "sum"), and the commitment is \(commitment.text, "commitment")")
        }
    }
}
