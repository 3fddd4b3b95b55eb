extension Shapes {
    static let merchantTokenAction = Vocabulary(
        "MerchantTokenAction", swift: "MerchantTokenAction", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices",
        summary: "The action of an entry in the history of a merchant token.",
        words: [
            Word("issued", swift: "issued", "The shop received the token."),
            Word("notified", swift: "notified", "Apple called the notification URL with an event identifier."),
            Word("fetched", swift: "fetched", "The shop fetched the event from Apple."),
            Word("charged", swift: "charged", "The shop charged the token."),
            Word("cancelled", swift: "cancelled", "The shopper ended the plan at the shop."),
            Word("unlinked", swift: "unlinked", "Apple unlinked the token because the shop asked for it."),
        ])
}
