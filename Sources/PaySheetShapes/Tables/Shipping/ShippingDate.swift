extension Shapes {
    static let shippingDate = Shape(
        "ApplePayDateComponents", swift: "ShippingDate", group: .shipping, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents",
        summary: "Is a date of the Gregorian calendar that is as exact as the members given.",
        members: [
            Member("years", .unsignedLong, .optional, example: "2027", "Holds the year."),
            Member("months", .unsignedLong, .optional, example: "3", "Holds the month, from 1 to 12."),
            Member("days", .unsignedLong, .optional, example: "15", "Holds the day of the month, from 1."),
            Member("hours", .unsignedLong, .optional, example: "12", "Holds the hour of the day, from 0 to 23."),
        ])
}
