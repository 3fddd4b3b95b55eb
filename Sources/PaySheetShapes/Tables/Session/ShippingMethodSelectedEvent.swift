extension Shapes {
    static let shippingMethodSelectedEvent = Shape(
        "ApplePayShippingMethodSelectedEvent", swift: "ShippingMethodSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent",
        summary: "The event for a shipping method that the shopper chose.",
        members: [
            Member("shippingMethod", .record("ApplePayShippingMethod"), .required, "The method as the merchant offered it.")
        ])
}
