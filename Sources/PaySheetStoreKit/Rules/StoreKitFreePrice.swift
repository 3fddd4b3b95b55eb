import PaySheet

/// A product that costs nothing.
enum StoreKitFreePrice: OneRowRule {
    static let row = RuleRow(StoreProductView.self, when: .amount(.displayPrice, atMost: 0)) { product, context in
        context.report(
            .storeKitFreePrice, at: product[.displayPrice], help: "write the price",
            "the price is not above zero; App Store Connect has no such price for a product")
    }
}
