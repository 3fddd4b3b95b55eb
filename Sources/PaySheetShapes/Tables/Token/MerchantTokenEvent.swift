extension Shapes {
    static let merchantTokenEvent = Shape(
        "MerchantTokenEventResponse", swift: "MerchantTokenEvent", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse",
        summary: "Reports what has happened to a merchant token.",
        members: [
            Member("eventType", .text(.plain), .required, example: #""UPDATED_METADATA""#, "Says what has happened."),
            Member(
                "merchantTokenIdentifier", .text(.plain), .required, personal: true, example: #""merchant-token-0001""#,
                "Names the merchant token."),
            Member("reason", .text(.plain), .required, example: #""The issuer has renewed the card.""#, "Says who caused it and why."),
            Member("merchantTokenMetadata", .record("MerchantTokenMetadata"), .optional, "Describes the card as it is now."),
        ])
}
