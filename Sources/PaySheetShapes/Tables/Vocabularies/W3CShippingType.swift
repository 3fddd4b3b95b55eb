extension Shapes {
    static let w3cShippingType = Vocabulary(
        "PaymentShippingType", swift: "W3CShippingType", unknown: .throwing,
        link: "https://www.w3.org/TR/payment-request/#paymentshippingtype-enum",
        summary: "The types of delivery, in the W3C API.",
        words: [
            Word("shipping", "A carrier ships the goods."),
            Word("delivery", "The merchant delivers the goods."),
            Word("pickup", "The shopper picks the goods up in a store."),
        ])
}
