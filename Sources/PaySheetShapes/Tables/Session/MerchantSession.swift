extension Shapes {
    static let merchantSession = Shape(
        "MerchantSession", swift: "MerchantSession", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation",
        summary: "Is Apple's answer that a server hands on unread; its members are not promised.",
        members: [
            Member(
                "epochTimestamp", .integer, .optional, example: "1804327200000",
                "Holds the moment of issue in milliseconds since 1970."),
            Member(
                "expiresAt", .integer, .optional, example: "1804330800000",
                "Holds a moment in milliseconds since 1970 from which no lifetime follows."),
            Member(
                "merchantSessionIdentifier", .text(.plain), .optional, personal: true, example: #""made-up-session-0001""#,
                "Names the session."),
            Member("nonce", .text(.plain), .optional, personal: true, example: #""1a2b3c4d""#, "Holds a number that is used once."),
            Member(
                "merchantIdentifier", .text(.plain), .optional, personal: true,
                example: #""34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae""#,
                "Holds a hash of the merchant's identifier."),
            Member("domainName", .text(.plain), .optional, example: #""shop.example""#, "Names the domain that the session is good for."),
            Member("displayName", .text(.plain), .optional, example: #""Example Shop""#, "Holds the name that the shopper sees."),
            Member(
                "signature", .text(.plain), .optional, personal: true, example: #""MIAGCSqGSIb3DQEHAqCAMIACAQEx""#,
                "Holds Apple's signature."),
            Member(
                "operationalAnalyticsIdentifier", .text(.plain), .optional, personal: true, example: #""Example Shop:0001""#,
                "Names the session in Apple's own statistics."),
            Member("retries", .integer, .optional, example: "0", "Counts further attempts."),
            Member("pspId", .text(.plain), .optional, personal: true, example: #""psp-0001""#, "Names the payment service provider."),
        ])
}
