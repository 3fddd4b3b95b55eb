extension Shapes {
    static let unregisterMerchantRequest = Shape(
        "UnregisterMerchantRequest", swift: "UnregisterMerchantRequest", group: .session, availability: .always,
        link: "https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest",
        summary: "Takes a merchant or some of its domains off Apple's register.",
        members: [
            Member(
                "domainNames", .list(.text(.plain)), .required, example: #"["www.shop.example"]"#,
                "Lists the domain names to take off."),
            Member(
                "partnerInternalMerchantIdentifier", .text(.plain), .required, personal: true, example: #""shop-0042""#,
                "Holds the platform's own key for the merchant."),
            Member(
                "reason", .text(.plain), .required, example: #""The shop has closed.""#,
                "States the reason in at most 1024 characters."),
        ])
}
