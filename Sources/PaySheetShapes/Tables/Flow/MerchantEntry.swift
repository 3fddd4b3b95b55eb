extension Shapes {
    static let merchantEntry = Shape(
        "MerchantEntry", swift: "MerchantEntry", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "One merchant of a marketplace.",
        members: [
            Member(
                "externalIdentifier", .text(.plain), .required, personal: true, example: #""air-7""#,
                "The shop's own permanent key for the merchant."),
            Member("merchantName", .text(.plain), .required, example: #""Sky Air""#, "The merchant's name for the shopper."),
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.air""#,
                "The Apple identifier of the merchant, or of the shop that makes the request."),
            Member("merchantDomain", .text(.plain), .optional, example: #""air.example""#, "The merchant's top-level domain."),
        ])
}
