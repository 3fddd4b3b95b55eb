extension OrderShapes {
    static let shippingType = Vocabulary(
        "WalletShippingType", swift: "WalletShippingType", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/shippingfulfillment",
        summary: "The word that Wallet uses for a shipment.",
        words: [
            Word("shipping", "Shipping."),
            Word("delivery", "Delivery."),
        ])
}
