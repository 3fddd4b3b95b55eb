extension Shapes {
    static let lineItemType = Vocabulary(
        "ApplePayLineItemType", swift: "LineItemType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype",
        summary: "Whether the amount of a line item is final.",
        words: [
            Word("final", "A final amount."),
            Word("pending", "An amount that is not known yet."),
        ])
}
