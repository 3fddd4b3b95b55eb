import PaySheet

/// Two products with one identifier.
enum StoreKitProductRepeated: OneRowRule {
    static let row = RuleRow(StoreKitConfigurationView.self, any: [.products, .nonRenewingSubscriptions, .subscriptionGroups]) {
        file, context in
        var seen: [String: Int] = [:]
        file.forEachProduct { product in
            guard let identifier = product.text(.productID)?.string else { return }
            let node = product[.productID]
            guard let first = seen.updateValue(node, forKey: identifier) else { return }
            context.report(
                .storeKitProductRepeated, at: node, related: [RelatedNode(first, "the other one")], help: "write another identifier",
                "another product has the identifier \(Shown.quoted(identifier), "identifier")")
        }
    }
}
