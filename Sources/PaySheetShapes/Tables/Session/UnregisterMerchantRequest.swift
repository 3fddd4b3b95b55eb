extension Shapes {
    static let unregisterMerchantRequest = Shape(
        "UnregisterMerchantRequest", swift: "UnregisterMerchantRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest",
        summary: "The removal of a merchant, or of some of its domains, from Apple's registration.",
        members: [
            Member(
                "domainNames", .list(.text(.plain)), .required, example: #"["www.shop.example"]"#,
                "The domain names to remove."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .required, personal: true, example: #""shop-0042""#,
                "The platform's own key for the merchant."),
            Member(
                "reason", .text(.plain), .required, example: #""The shop has closed.""#,
                "The reason, with at most 1024 characters."),
        ])
}
