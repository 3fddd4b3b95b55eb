extension Shapes {
    static let merchantDetails = Shape(
        "MerchantDetails", swift: "MerchantDetails", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails",
        summary: "Apple's data about a registered merchant.",
        members: [
            Member("domainNames", .list(.text(.plain)), .optional, example: #"["shop.example"]"#, "The registered domain names."),
            Member(
                "encryptTo", .text(.hex), .optional, personal: true,
                example: #""34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae""#,
                "The SHA-256 hash of the merchant identifier that owns the certificate."),
            Member("partnerMerchantName", .text(.plain), .optional, example: #""Example Shop""#, "The merchant's name."),
            Member(
                "partnerMerchantValidationURI", .text(.plain), .optional, example: #""https://platform.example/.well-known/validation""#,
                "The address for validating the merchant."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .optional, personal: true, example: #""shop-0042""#,
                "The platform's own key for the merchant."),
        ])
}
