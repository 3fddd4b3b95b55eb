extension Shapes {
    static let laterAvailability = Vocabulary(
        "ApplePayLaterAvailability", swift: "LaterAvailability", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability",
        summary: "Said whether Apple Pay Later could be offered.",
        words: [
            Word("available", "Allowed the offer."),
            Word("unavailableItemIneligible", "Ruled the offer out because of the goods."),
            Word("unavailableRecurringTransaction", "Ruled the offer out because the payment repeats."),
        ])
}
