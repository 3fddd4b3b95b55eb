extension Shapes {
    static let paymentTokenContext = Shape(
        "ApplePayPaymentTokenContext", swift: "PaymentTokenContext", group: .special, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "Gives one merchant of a payment to several its own token and share.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.air""#,
                "Holds that merchant's Apple identifier, or that of the shop that asks."),
            Member(
                "externalIdentifier", .text(.plain), .required, personal: true, example: #""air-7""#,
                "Holds the shop's own lasting key for that merchant."),
            Member("merchantName", .text(.plain), .required, example: #""Sky Air""#, "Names the merchant in the sheet."),
            Member("merchantDomain", .text(.plain), .optional, example: #""air.example""#, "Holds the merchant's top-level domain."),
            Member("amount", .amount, .required, example: #""12.50""#, "Holds the most that the merchant may charge with its token."),
        ])
}
