extension Shapes {
    static let registerMerchantRequest = Shape(
        "RegisterMerchantRequest", swift: "RegisterMerchantRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest",
        summary: "Registers a merchant of a platform and its domains with Apple.",
        members: [
            Member(
                "domainNames", .list(.text(.plain)), .required, example: #"["shop.example","www.shop.example"]"#,
                "Lists at most 99 full domain names."),
            Member(
                "encryptTo", .text(.plain), .required, personal: true, example: #""merchant.com.example.platform""#,
                "Holds the merchant identifier that owns the payment processing certificate."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .required, personal: true, example: #""shop-0042""#,
                "Holds the platform's own key for the merchant."),
            Member(
                "partnerMerchantName", .text(.plain), .required, example: #""Example Shop""#,
                "Names the merchant in at most 1024 characters."),
            Member(
                "merchantUrl", .text(.url), .optional, example: #""https://shop.example/""#,
                "Holds the address of the merchant's site for information."),
        ])
}
