extension OrderShapes {
    static let shippingStatus = Vocabulary(
        "ShippingStatus", swift: "ShippingStatus", unknown: .refused,
        link: "https://developer.apple.com/documentation/walletorders/shippingfulfillment",
        summary: "The status of a shipment.",
        words: [
            Word("open", "Nothing is done yet."),
            Word("processing", "It is being packed."),
            Word("onTheWay", "The carrier has it."),
            Word("outForDelivery", "It arrives today."),
            Word("delivered", "It was delivered."),
            Word("shipped", "It was shipped, and nothing more is known."),
            Word("issue", "Something is wrong."),
            Word("cancelled", "It was cancelled."),
        ])
}
