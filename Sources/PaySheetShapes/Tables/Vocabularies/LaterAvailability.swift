extension Shapes {
    static let laterAvailability = Vocabulary(
        "ApplePayLaterAvailability", swift: "LaterAvailability", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability",
        summary: "The availability of Apple Pay Later.",
        words: [
            Word("available", "The offer is allowed."),
            Word("unavailableItemIneligible", "The goods prevent the offer."),
            Word("unavailableRecurringTransaction", "A recurring payment prevents the offer."),
        ])
}
