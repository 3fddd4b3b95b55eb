extension Shapes {
    static let paymentError = Shape(
        "ApplePayError", swift: "PaymentError", group: .contacts, availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerror",
        summary: "An error in what the shopper entered.",
        members: [
            Member(
                "code", .token("ApplePayErrorCode"), .required, example: #""shippingContactInvalid""#,
                "The kind of error."),
            Member(
                "contactField", .token("ApplePayErrorContactField"), .optional, example: #""postalCode""#,
                "The wrong field of the contact."),
            Member(
                "message", .text(.plain), .optional, default: #""""#, example: #""Check the postal code.""#,
                "The message in the sheet."),
            Member(
                "domain", .text(.plain), .optional, since: .announced("macOS 15, iOS 18, for transfers"),
                example: #""PKDisbursementError""#,
                "The family of the error code, for errors of a transfer."),
        ])
}
