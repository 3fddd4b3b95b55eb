extension Shapes {
    static let currencyAmount = Shape(
        "PaymentCurrencyAmount", swift: "CurrencyAmount", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary",
        summary: "Is an amount together with its currency.",
        members: [
            Member("currency", .text(.currency), .required, example: #""USD""#, "Names the currency."),
            Member("value", .amount, .required, example: #""12.50""#, "Holds the number."),
        ])
}
