extension Shapes {
    static let merchantEntry = Shape(
        "MerchantEntry", swift: "MerchantEntry", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "Is one merchant of a marketplace.",
        members: [
            Member(
                "externalIdentifier", .text(.plain), .required, personal: true, example: #""air-7""#,
                "Holds the shop's own lasting key for the merchant."),
            Member("merchantName", .text(.plain), .required, example: #""Sky Air""#, "Names the merchant to the shopper."),
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.air""#,
                "Holds the merchant's Apple identifier, or that of the shop that asks."),
            Member("merchantDomain", .text(.plain), .optional, example: #""air.example""#, "Holds the merchant's top-level domain."),
        ])
}
