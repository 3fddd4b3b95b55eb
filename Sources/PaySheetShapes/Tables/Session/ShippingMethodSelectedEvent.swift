extension Shapes {
    static let shippingMethodSelectedEvent = Shape(
        "ApplePayShippingMethodSelectedEvent", swift: "ShippingMethodSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent",
        summary: "Reports that the shopper has chosen a way of shipping.",
        members: [
            Member("shippingMethod", .record("ApplePayShippingMethod"), .required, "Holds the method as the merchant offered it.")
        ])
}
