extension Shapes {
    static let recurringPaymentDateUnit = Vocabulary(
        "ApplePayRecurringPaymentDateUnit", swift: "RecurringPaymentDateUnit", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentdateunit",
        summary: "The units for the interval of a recurring payment. A week is seven days.",
        words: [
            Word("year", "Counts years."),
            Word("month", "Counts months."),
            Word("day", "Counts days."),
            Word("hour", "Counts hours."),
            Word("minute", "Counts minutes."),
        ])
}
