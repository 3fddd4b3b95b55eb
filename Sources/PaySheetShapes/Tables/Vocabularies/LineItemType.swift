extension Shapes {
    static let lineItemType = Vocabulary(
        "ApplePayLineItemType", swift: "LineItemType", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype",
        summary: "Says whether the amount of a line item is settled.",
        words: [
            Word("final", "Holds a settled amount."),
            Word("pending", "Holds an amount that is not known yet."),
        ])
}
