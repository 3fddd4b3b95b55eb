extension Shapes {
    static let merchantDetails = Shape(
        "MerchantDetails", swift: "MerchantDetails", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails",
        summary: "Is Apple's answer about a registered merchant.",
        members: [
            Member("domainNames", .list(.text(.plain)), .optional, example: #"["shop.example"]"#, "Lists the registered domain names."),
            Member(
                "encryptTo", .text(.hex), .optional, personal: true,
                example: #""34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae""#,
                "Holds the SHA-256 hash of the merchant identifier that owns the certificate."),
            Member("partnerMerchantName", .text(.plain), .optional, example: #""Example Shop""#, "Names the merchant."),
            Member(
                "partnerMerchantValidationURI", .text(.plain), .optional, example: #""https://platform.example/.well-known/validation""#,
                "Holds the address by which the merchant is validated."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .optional, personal: true, example: #""shop-0042""#,
                "Holds the platform's own key for the merchant."),
        ])
}
