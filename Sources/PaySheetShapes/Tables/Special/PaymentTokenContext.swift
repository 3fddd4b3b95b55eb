extension Shapes {
    static let paymentTokenContext = Shape(
        "ApplePayPaymentTokenContext", swift: "PaymentTokenContext", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "The token and share of one merchant in a payment to several.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.air""#,
                "The Apple identifier of that merchant, or of the shop that makes the request."),
            Member(
                "externalIdentifier", .text(.plain), .required, personal: true, example: #""air-7""#,
                "The shop's own permanent key for that merchant."),
            Member("merchantName", .text(.plain), .required, example: #""Sky Air""#, "The name of the merchant in the sheet."),
            Member("merchantDomain", .text(.plain), .optional, example: #""air.example""#, "The merchant's top-level domain."),
            Member("amount", .amount, .required, example: #""12.50""#, "The highest amount that the merchant can charge with its token."),
        ])
}
