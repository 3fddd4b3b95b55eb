extension Shapes {
    static let constructorArguments = Shape(
        "PaymentRequest", swift: "ConstructorArguments", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentrequest-interface",
        summary: "Holds the three arguments of the W3C constructor as one document.",
        members: [
            Member("methodData", .list(.record("PaymentMethodData")), .required, "Lists the payment methods that the merchant takes."),
            Member("details", .record("PaymentDetailsInit"), .required, "Says what is paid."),
            Member("options", .record("PaymentOptions"), .optional, "Says what the shopper must give besides the payment."),
        ])
}
