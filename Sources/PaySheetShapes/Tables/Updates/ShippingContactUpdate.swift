extension Shapes {
    static let shippingContactUpdate = Shape(
        "ApplePayShippingContactUpdate", swift: "ShippingContactUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate",
        summary: "The update after the choice of another shipping contact.",
        members: [
            Member("errors", .list(.record("ApplePayError")), .optional, default: "[]", "The errors, the most important first."),
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, default: "[]",
                "The new shipping methods."),
        ])
}
