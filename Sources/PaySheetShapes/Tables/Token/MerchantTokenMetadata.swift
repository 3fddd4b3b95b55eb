extension Shapes {
    static let merchantTokenMetadata = Shape(
        "MerchantTokenMetadata", swift: "MerchantTokenMetadata", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata",
        summary: "Describes the card behind a merchant token.",
        members: [
            Member("cardArt", .list(.record("CardArt")), .optional, "Lists pictures of the card."),
            Member("cardMetadata", .record("CardMetadata"), .optional, "Holds what is known about the card in words."),
        ])
}
