extension Shapes {
    static let shippingDateRange = Shape(
        "ApplePayDateComponentsRange", swift: "ShippingDateRange", group: .shipping, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange",
        summary: "The expected date range of a delivery.",
        members: [
            Member("startDateComponents", .record("ApplePayDateComponents"), .required, "The earliest date."),
            Member("endDateComponents", .record("ApplePayDateComponents"), .required, "The latest date."),
        ])
}
