extension Shapes {
    static let constructorArguments = Shape(
        "PaymentRequest", swift: "ConstructorArguments", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentrequest-interface",
        summary: "The three arguments of the W3C constructor as one document.",
        members: [
            Member("methodData", .list(.record("PaymentMethodData")), .required, "The payment methods that the merchant accepts."),
            Member("details", .record("PaymentDetailsInit"), .required, "The items and the total."),
            Member("options", .record("PaymentOptions"), .optional, "The information that the shopper must provide besides the payment."),
        ])
}
