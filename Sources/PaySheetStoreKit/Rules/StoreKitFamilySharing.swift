import PaySheet

/// A product that a family cannot share.
enum StoreKitFamilySharing: OneRowRule {
    static let row = RuleRow(StoreProductView.self, needs: [.familyShareable, .type]) { product, context in
        guard product.familyShareable == true, let type = product.word(.type),
            type == StoreKitProductType.consumableIndex || type == StoreKitProductType.nonRenewingSubscriptionIndex
        else { return }
        let node = product[.familyShareable]
        context.report(
            .storeKitFamilySharing, at: node, fix: RawFix(.risky, "write false", [.replace(node: node, json: "false")]),
            help: "write false", "families share products that last and subscriptions that renew, and nothing else")
    }
}
