extension Shapes {
    static let payment = Shape(
        "ApplePayPayment", swift: "Payment", group: .payment, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypayment",
        summary: "Is what the shopper has authorized: the token and the contacts asked for.",
        members: [
            Member("token", .record("ApplePayPaymentToken"), .required, "Holds the encrypted payment credentials."),
            Member("billingContact", .record("ApplePayPaymentContact"), .optional, "Holds the billing contact, if it was asked for."),
            Member("shippingContact", .record("ApplePayPaymentContact"), .optional, "Holds the shipping contact, if it was asked for."),
            Member(
                "installmentAuthorizationToken", .text(.plain), .optional, since: .engineOnly("version 8 with installments"),
                personal: true,
                example: #""made-up-installment-token""#,
                "Holds the leave to pay in installments."),
        ])
}
