import PaySheet

/// A product in a list for another type.
enum StoreKitTypeList: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(StoreKitConfigurationView.self, any: [.products, .nonRenewingSubscriptions]) { file, context in
                check(file.products, [StoreKitProductType.consumableIndex, StoreKitProductType.nonConsumableIndex], &context)
                check(file.nonRenewingSubscriptions, [StoreKitProductType.nonRenewingSubscriptionIndex], &context)
            },
            RuleRow(StoreKitSubscriptionView.self, needs: [.type]) { subscription, context in
                guard let type = subscription.word(.type), type >= 0, type != StoreKitProductType.recurringSubscriptionIndex else { return }
                report(subscription[.type], type, &context)
            },
        ]
    }

    private static func check(_ products: borrowing Records<StoreKitProductView>?, _ types: [Int], _ context: inout RuleContext) {
        guard let products = copy products else { return }
        for index in 0..<products.count {
            guard let product = products[index], let type = product.word(.type), type >= 0, !types.contains(type) else { continue }
            report(product[.type], type, &context)
        }
    }

    private static func report(_ node: Int, _ type: Int, _ context: inout RuleContext) {
        let list: Sentence =
            switch type {
            case StoreKitProductType.recurringSubscriptionIndex: "\"subscriptions\" of a group"
            case StoreKitProductType.nonRenewingSubscriptionIndex: "\"nonRenewingSubscriptions\""
            default: "\"products\""
            }
        context.report(
            .storeKitTypeList, at: node, help: "move the product to " + list.text + ", or correct its type",
            "products of this type belong in \(words: list)")
    }
}
