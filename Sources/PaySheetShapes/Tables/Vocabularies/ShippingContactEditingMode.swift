extension Shapes {
    static let shippingContactEditingMode = Vocabulary(
        "ApplePayShippingContactEditingMode", swift: "ShippingContactEditingMode", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode",
        summary: "Says whether the shopper may change the shipping contact.",
        words: [
            Word("available", "Lets the shopper change the contact."),
            Word("storePickup", "Shows the contact as a place of pickup that cannot be changed."),
            Word(
                "enabled", since: .deprecated("Write `available`, which means the same."),
                "Lets the shopper change the contact, in the old spelling."),
        ])
}
