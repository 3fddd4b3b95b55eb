extension Shapes {
    static let currencyAmount = Shape(
        "PaymentCurrencyAmount", swift: "CurrencyAmount", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary",
        summary: "An amount together with its currency.",
        members: [
            Member("currency", .text(.currency), .required, example: #""USD""#, "The currency."),
            Member("value", .amount, .required, example: #""12.50""#, "The number."),
        ])
}
