extension Shapes {
    static let shippingContactSelectedEvent = Shape(
        "ApplePayShippingContactSelectedEvent", swift: "ShippingContactSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent",
        summary: "Reports that the shopper has chosen a shipping contact.",
        members: [
            Member(
                "shippingContact", .record("ApplePayPaymentContact"), .required,
                "Holds the contact without what only matters after authorization.")
        ])
}
