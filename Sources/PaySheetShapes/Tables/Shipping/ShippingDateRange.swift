extension Shapes {
    static let shippingDateRange = Shape(
        "ApplePayDateComponentsRange", swift: "ShippingDateRange", group: .shipping, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange",
        summary: "Is the span of calendar dates in which a delivery is expected.",
        members: [
            Member("startDateComponents", .record("ApplePayDateComponents"), .required, "Holds the earliest date."),
            Member("endDateComponents", .record("ApplePayDateComponents"), .required, "Holds the latest date."),
        ])
}
