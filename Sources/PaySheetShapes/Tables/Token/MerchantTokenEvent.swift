extension Shapes {
    static let merchantTokenEvent = Shape(
        "MerchantTokenEventResponse", swift: "MerchantTokenEvent", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse",
        summary: "The notification about a change of a merchant token.",
        members: [
            Member("eventType", .text(.plain), .required, example: #""UPDATED_METADATA""#, "The change."),
            Member(
                "merchantTokenIdentifier", .text(.plain), .required, personal: true, example: #""merchant-token-0001""#,
                "The identifier of the merchant token."),
            Member(
                "reason", .text(.plain), .required, example: #""The issuer has renewed the card.""#,
                "The cause of the change, and its reason."),
            Member("merchantTokenMetadata", .record("MerchantTokenMetadata"), .optional, "The card after the change."),
        ])
}
