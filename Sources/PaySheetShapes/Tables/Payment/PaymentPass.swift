extension Shapes {
    static let paymentPass = Shape(
        "ApplePayPaymentPass", swift: "PaymentPass", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass",
        summary: "The Wallet pass of a card.",
        members: [
            Member(
                "primaryAccountIdentifier", .text(.plain), .required, personal: true, example: #""account-0001""#,
                "The identifier of the account, without its number."),
            Member(
                "primaryAccountNumberSuffix", .text(.plain), .required, personal: true, example: #""1234""#,
                "The last digits of the card's number."),
            Member(
                "deviceAccountIdentifier", .text(.plain), .optional, personal: true, example: #""device-account-0001""#,
                "The identifier of the device account, if there is one."),
            Member(
                "deviceAccountNumberSuffix", .text(.plain), .optional, personal: true, example: #""5678""#,
                "The last digits of the device account's number."),
            Member(
                "activationState", .token("ApplePayPaymentPassActivationState"), .required, example: #""activated""#,
                "Whether the pass can be used."),
        ])
}
