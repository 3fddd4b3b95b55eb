extension Shapes {
    static let shippingMethodUpdate = Shape(
        "ApplePayShippingMethodUpdate", swift: "ShippingMethodUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodupdate",
        summary: "Answers the choice of another way of shipping.",
        members: [
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, since: .version(12),
                "Replaces the ways of shipping on offer.")
        ])
}
