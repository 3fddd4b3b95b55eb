extension OrderShapes {
    static let fulfillmentType = Vocabulary(
        "FulfillmentType", swift: "FulfillmentType", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/order",
        summary: "The kind of a fulfillment.",
        words: [
            Word("shipping", "A shipment."),
            Word("pickup", "A pickup by the customer."),
        ])
}
