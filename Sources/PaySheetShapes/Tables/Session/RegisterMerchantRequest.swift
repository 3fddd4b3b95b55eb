extension Shapes {
    static let registerMerchantRequest = Shape(
        "RegisterMerchantRequest", swift: "RegisterMerchantRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest",
        summary: "The registration of a platform's merchant and its domains with Apple.",
        members: [
            Member(
                "domainNames", .list(.text(.plain)), .required, example: #"["shop.example","www.shop.example"]"#,
                "The full domain names, at most 99."),
            Member(
                "encryptTo", .text(.plain), .required, personal: true, example: #""merchant.com.example.platform""#,
                "The merchant identifier that owns the payment processing certificate."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .required, personal: true, example: #""shop-0042""#,
                "The platform's own key for the merchant."),
            Member(
                "partnerMerchantName", .text(.plain), .required, example: #""Example Shop""#,
                "The name of the merchant, with at most 1024 characters."),
            Member(
                "merchantUrl", .text(.url), .optional, example: #""https://shop.example/""#,
                "The address of the merchant's site, for information."),
        ])
}
