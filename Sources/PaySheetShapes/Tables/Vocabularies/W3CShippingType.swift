extension Shapes {
    static let w3cShippingType = Vocabulary(
        "PaymentShippingType", swift: "W3CShippingType", unknown: .throwing,
        link: "https://www.w3.org/TR/payment-request/#paymentshippingtype-enum",
        summary: "Lists the ways in which goods reach the shopper, in the W3C API.",
        words: [
            Word("shipping", "Sends the goods by a carrier."),
            Word("delivery", "Brings the goods to the shopper."),
            Word("pickup", "Lets the shopper fetch the goods from a shop."),
        ])
}
