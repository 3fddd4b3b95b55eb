extension Shapes {
    static let shippingType = Vocabulary(
        "ApplePayShippingType", swift: "ShippingType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype",
        summary: "The types of delivery.",
        words: [
            Word("shipping", "A carrier ships the goods."),
            Word("delivery", "The merchant delivers the goods."),
            Word("storePickup", "The shopper picks the goods up in a store."),
            Word("servicePickup", "A service picks something up from the shopper."),
        ])
}
