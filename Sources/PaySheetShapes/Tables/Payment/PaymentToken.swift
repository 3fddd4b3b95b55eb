extension Shapes {
    static let paymentToken = Shape(
        "ApplePayPaymentToken", swift: "PaymentToken", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken",
        summary: "The encrypted payment credentials, and details of the card.",
        members: [
            Member("paymentMethod", .record("ApplePayPaymentMethod"), .required, "The card."),
            Member(
                "transactionIdentifier", .text(.plain), .optional, personal: true,
                example: #""3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd""#,
                "The identifier of the payment, which may be printed on a receipt."),
            Member(
                "paymentData", .record("PaymentData"), .optional,
                "The credentials, which only the payment processing key can decrypt."),
        ])
}
