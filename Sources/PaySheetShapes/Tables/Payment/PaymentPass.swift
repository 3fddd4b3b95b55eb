extension Shapes {
    static let paymentPass = Shape(
        "ApplePayPaymentPass", swift: "PaymentPass", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass",
        summary: "Describes the pass in Wallet that stands for a card.",
        members: [
            Member(
                "primaryAccountIdentifier", .text(.plain), .required, personal: true, example: #""account-0001""#,
                "Names the account without telling its number."),
            Member(
                "primaryAccountNumberSuffix", .text(.plain), .required, personal: true, example: #""1234""#,
                "Holds the last digits of the card's number."),
            Member(
                "deviceAccountIdentifier", .text(.plain), .optional, personal: true, example: #""device-account-0001""#,
                "Names the device's account, if one has been set up."),
            Member(
                "deviceAccountNumberSuffix", .text(.plain), .optional, personal: true, example: #""5678""#,
                "Holds the last digits of the device account's number."),
            Member(
                "activationState", .token("ApplePayPaymentPassActivationState"), .required, example: #""activated""#,
                "Says whether the pass can be used."),
        ])
}
