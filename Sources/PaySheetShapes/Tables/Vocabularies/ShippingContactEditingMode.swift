extension Shapes {
    static let shippingContactEditingMode = Vocabulary(
        "ApplePayShippingContactEditingMode", swift: "ShippingContactEditingMode", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode",
        summary: "Whether the shopper can change the shipping contact.",
        words: [
            Word("available", "The shopper can change the contact."),
            Word("storePickup", "The contact is a pickup address that the shopper cannot change."),
            Word(
                "enabled", since: .deprecated("Write `available`, which means the same."),
                "The shopper can change the contact, in the old spelling."),
        ])
}
