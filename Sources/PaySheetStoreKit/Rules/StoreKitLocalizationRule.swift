import PaySheet

/// A product without a name.
enum StoreKitLocalizationRule: OneRowRule {
    static let row = RuleRow(StoreProductView.self, needs: [.productID]) { product, context in
        guard !product.isMisspelt(.localizations) else { return }
        if let names = product.localizations {
            for index in 0..<names.count {
                // One that cannot be read has a finding of its own.
                guard let name = names[index] else { return }
                if name.hasText(.displayName) { return }
            }
        } else if product.isPresent(.localizations) {
            return
        }
        context.report(
            .storeKitLocalizationRule, at: product[.localizations], help: "add a localization with a \"displayName\"",
            "the product has no display name in any language")
    }
}
