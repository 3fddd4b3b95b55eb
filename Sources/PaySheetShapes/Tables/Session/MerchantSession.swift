extension Shapes {
    static let merchantSession = Shape(
        "MerchantSession", swift: "MerchantSession", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation",
        summary: "Apple's answer, which a server passes on unchanged. Apple can change its members at any time.",
        members: [
            Member(
                "epochTimestamp", .integer, .optional, example: "1804327200000",
                "The time of issue in milliseconds since 1970."),
            Member(
                "expiresAt", .integer, .optional, example: "1804330800000",
                "A time in milliseconds since 1970. It is not the end of the session's validity."),
            Member(
                "merchantSessionIdentifier", .text(.plain), .optional, personal: true, example: #""made-up-session-0001""#,
                "The identifier of the session."),
            Member("nonce", .text(.plain), .optional, personal: true, example: #""1a2b3c4d""#, "A number that is used once."),
            Member(
                "merchantIdentifier", .text(.plain), .optional, personal: true,
                example: #""34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae""#,
                "A hash of the merchant's identifier."),
            Member("domainName", .text(.plain), .optional, example: #""shop.example""#, "The domain for which the session is valid."),
            Member("displayName", .text(.plain), .optional, example: #""Example Shop""#, "The name that the shopper sees."),
            Member(
                "signature", .text(.plain), .optional, personal: true, example: #""MIAGCSqGSIb3DQEHAqCAMIACAQEx""#,
                "Apple's signature."),
            Member(
                "operationalAnalyticsIdentifier", .text(.plain), .optional, personal: true, example: #""Example Shop:0001""#,
                "The identifier of the session in Apple's statistics."),
            Member("retries", .integer, .optional, example: "0", "The number of retries."),
            Member("pspId", .text(.plain), .optional, personal: true, example: #""psp-0001""#, "The payment service provider."),
        ])
}
