extension Shapes {
    static let payment = Shape(
        "ApplePayPayment", swift: "ApplePayPayment", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypayment",
        summary: "The authorized payment: the token and the requested contacts.",
        members: [
            Member("token", .record("ApplePayPaymentToken"), .required, "The encrypted payment credentials."),
            Member("billingContact", .record("ApplePayPaymentContact"), .optional, "The billing contact, if requested."),
            Member("shippingContact", .record("ApplePayPaymentContact"), .optional, "The shipping contact, if requested."),
            Member(
                "installmentAuthorizationToken", .text(.plain), .optional, since: .engineOnly("version 8 with installments"),
                personal: true,
                example: #""made-up-installment-token""#,
                "The permission to pay in installments."),
        ])
}
