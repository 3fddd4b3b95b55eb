extension Shapes {
    static let merchantTokenMetadata = Shape(
        "MerchantTokenMetadata", swift: "MerchantTokenMetadata", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata",
        summary: "The card of a merchant token.",
        members: [
            Member("cardArt", .list(.record("CardArt")), .optional, "The pictures of the card."),
            Member("cardMetadata", .record("CardMetadata"), .optional, "The description of the card."),
        ])
}
