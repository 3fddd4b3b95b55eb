extension Shapes {
    static let merchantTokenEntry = Shape(
        "MerchantTokenEntry", swift: "MerchantTokenEntry", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices",
        summary: "One entry in the history of a merchant token.",
        members: [
            Member("at", .date, .required, example: #""2026-11-25T09:00:00Z""#, "The moment."),
            Member("action", .token("MerchantTokenAction"), .required, example: #""charged""#, "The action."),
            Member(
                "eventId", .text(.plain), .optional, personal: true, example: #""event-0001""#,
                "The identifier of the event, for the actions notified and fetched."),
            Member("event", .record("MerchantTokenEventResponse"), .optional, "The event that was fetched."),
        ])
}
