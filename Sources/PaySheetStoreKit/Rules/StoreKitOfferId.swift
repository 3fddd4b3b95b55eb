import PaySheet

/// A promotional offer without an identifier of its own.
enum StoreKitOfferId: OneRowRule {
    static let row = RuleRow(StoreKitSubscriptionView.self, needs: [.adHocOffers]) { subscription, context in
        var seen: [String: Int] = [:]
        StoreKitOffers.visit(subscription) { offer, list in
            guard list == .promotional, !offer.isMisspelt(.offerID) else { return }
            let node = offer[.offerID]
            guard let identifier = offer.text(.offerID)?.string, !identifier.isEmpty else {
                context.report(
                    .storeKitOfferId, at: node, help: "add \"offerID\"", "the app cannot name a promotional offer without \"offerID\"")
                return
            }
            guard let first = seen.updateValue(node, forKey: identifier) else { return }
            context.report(
                .storeKitOfferId, at: node, related: [RelatedNode(first, "the other one")], help: "write another identifier",
                "another offer of the product has the identifier \(Shown.quoted(identifier), "identifier")")
        }
    }
}
