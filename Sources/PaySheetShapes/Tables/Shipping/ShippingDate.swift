extension Shapes {
    static let shippingDate = Shape(
        "ApplePayDateComponents", swift: "ShippingDate", group: .shipping, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents",
        summary: "A date of the Gregorian calendar, as exact as its members.",
        members: [
            Member("years", .unsignedLong, .optional, example: "2027", "The year."),
            Member("months", .unsignedLong, .optional, example: "3", "The month, from 1 to 12."),
            Member("days", .unsignedLong, .optional, example: "15", "The day of the month, from 1."),
            Member("hours", .unsignedLong, .optional, example: "12", "The hour of the day, from 0 to 23."),
        ])
}
