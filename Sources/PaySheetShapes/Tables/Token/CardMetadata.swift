extension Shapes {
    static let cardMetadata = Shape(
        "CardMetadata", swift: "CardMetadata", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata",
        summary: "A description of a card.",
        members: [
            Member("cardCountry", .text(.plain), .optional, example: #""US""#, "The country in which the card was issued."),
            Member("expirationDate", .text(.plain), .optional, personal: true, example: #""1230""#, "The card's expiry date."),
            Member(
                "fpanSuffix", .text(.plain), .optional, personal: true, example: #""1234""#,
                "The last four digits of the card's number."),
            Member(
                "longDescription", .text(.plain), .optional, example: #""Example Bank Rewards Card""#, "The full description of the card."),
            Member("shortDescription", .text(.plain), .optional, example: #""Rewards Card""#, "The short description of the card."),
        ])
}
