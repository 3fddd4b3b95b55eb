extension Shapes {
    static let shippingContactSelectedEvent = Shape(
        "ApplePayShippingContactSelectedEvent", swift: "ShippingContactSelectedEvent", group: .session, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent",
        summary: "The event for a shipping contact that the shopper chose.",
        members: [
            Member(
                "shippingContact", .record("ApplePayPaymentContact"), .required,
                "The contact, without the fields that only matter after authorization.")
        ])
}
