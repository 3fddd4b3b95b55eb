extension Shapes {
    static let orderMerchant = Shape(
        "OrderMerchant", swift: "ShopOrderMerchant", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "The share of one merchant in an order.",
        members: [
            Member(
                "externalIdentifier", .text(.plain), .required, personal: true, example: #""air-7""#,
                "The shop's own permanent key for the merchant."),
            Member("amount", .amount, .required, example: #""17.49""#, "The merchant's share."),
        ])
}
