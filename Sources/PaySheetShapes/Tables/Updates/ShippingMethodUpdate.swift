extension Shapes {
    static let shippingMethodUpdate = Shape(
        "ApplePayShippingMethodUpdate", swift: "ShippingMethodUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodupdate",
        summary: "The update after the choice of another shipping method.",
        members: [
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, since: .version(12),
                "The new shipping methods.")
        ])
}
