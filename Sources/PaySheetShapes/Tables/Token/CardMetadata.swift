extension Shapes {
    static let cardMetadata = Shape(
        "CardMetadata", swift: "CardMetadata", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata",
        summary: "Describes a card in words.",
        members: [
            Member("cardCountry", .text(.plain), .optional, example: #""US""#, "Holds the country in which the card was issued."),
            Member("expirationDate", .text(.plain), .optional, personal: true, example: #""1230""#, "Holds the card's expiry."),
            Member(
                "fpanSuffix", .text(.plain), .optional, personal: true, example: #""1234""#,
                "Holds the last four digits of the card's number."),
            Member("longDescription", .text(.plain), .optional, example: #""Example Bank Rewards Card""#, "Describes the card in full."),
            Member("shortDescription", .text(.plain), .optional, example: #""Rewards Card""#, "Describes the card in a few words."),
        ])
}
