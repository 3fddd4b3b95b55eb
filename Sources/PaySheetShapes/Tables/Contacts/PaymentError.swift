extension Shapes {
    static let paymentError = Shape(
        "ApplePayError", swift: "PaymentError", group: .contacts, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerror",
        summary: "Tells the shopper what is wrong with something that was entered.",
        members: [
            Member(
                "code", .token("ApplePayErrorCode"), .required, example: #""shippingContactInvalid""#,
                "Says what kind of mistake it is."),
            Member(
                "contactField", .token("ApplePayErrorContactField"), .optional, example: #""postalCode""#,
                "Names the field of the contact that is wrong."),
            Member(
                "message", .text(.plain), .optional, default: #""""#, example: #""Check the postal code.""#,
                "Holds the words that the sheet shows."),
            Member(
                "domain", .text(.plain), .optional, since: .announced("macOS 15, iOS 18, for transfers"),
                example: #""PKDisbursementError""#,
                "Names the family of the error code, for errors of a transfer."),
        ])
}
