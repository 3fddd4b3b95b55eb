import PaySheet

/// An internal identifier that is missing, or that two parts have.
enum StoreKitInternalId: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(StoreProductView.self, needs: [.productID]) { product, context in
                if product.isMissing(.internalID) { missing(product.node, &context) }
            },
            RuleRow(StoreKitOfferView.self, needs: [.paymentMode]) { offer, context in
                if offer.isMissing(.internalID) { missing(offer.node, &context) }
            },
            RuleRow(StoreKitBillingPlanView.self, needs: [.billingPlanType]) { plan, context in
                if plan.isMissing(.internalID) { missing(plan.node, &context) }
            },
            RuleRow(StoreKitConfigurationView.self, needs: [.version]) { file, context in
                var seen: [String: Int] = [:]
                file.forEachProduct { product in note(product.text(.internalID), product[.internalID], &seen, &context) }
                file.forEachSubscription { subscription in
                    StoreKitOffers.visit(subscription) { offer, _ in note(offer.text(.internalID), offer[.internalID], &seen, &context) }
                    guard let plans = subscription.billingPlans else { return }
                    for index in 0..<plans.count {
                        if let plan = plans[index] { note(plan.text(.internalID), plan[.internalID], &seen, &context) }
                    }
                }
            },
        ]
    }

    private static func missing(_ node: Int, _ context: inout RuleContext) {
        context.report(
            .storeKitInternalId, at: node, help: "add \"internalID\", which no other part of the file has",
            "Xcode always writes \"internalID\", and it is missing")
    }

    private static func note(_ text: Text?, _ node: Int, _ seen: inout [String: Int], _ context: inout RuleContext) {
        guard let identifier = text?.string else { return }
        guard let first = seen.updateValue(node, forKey: identifier) else { return }
        context.report(
            .storeKitInternalId, at: node, related: [RelatedNode(first, "the other one")], help: "write another identifier",
            "another part of the file has the same internal identifier")
    }
}
