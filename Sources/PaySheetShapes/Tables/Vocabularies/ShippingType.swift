extension Shapes {
    static let shippingType = Vocabulary(
        "ApplePayShippingType", swift: "ShippingType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype",
        summary: "Lists the ways in which goods reach the shopper.",
        words: [
            Word("shipping", "Sends the goods by a carrier."),
            Word("delivery", "Brings the goods to the shopper."),
            Word("storePickup", "Lets the shopper fetch the goods from a shop."),
            Word("servicePickup", "Fetches something from the shopper."),
        ])
}
