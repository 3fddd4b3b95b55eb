extension Shapes {
    static let shippingMethod = Shape(
        "ApplePayShippingMethod", swift: "ShippingMethod", group: .shipping, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod",
        summary: "Is one way of shipping that the shopper can choose.",
        members: [
            Member("label", .text(.plain), .required, example: #""Standard Shipping""#, "Names the method in the sheet."),
            Member(
                "detail", .text(.plain), .required, example: #""Arrives in three to five days""#,
                "Adds a second line about the method."),
            Member("amount", .amount, .required, example: #""4.99""#, "Holds the price of the method."),
            Member(
                "identifier", .text(.plain), .required, example: #""standard""#,
                "Holds the merchant's own key of the method, which is never shown."),
            Member(
                "dateComponentsRange", .record("ApplePayDateComponentsRange"), .optional, since: .version(12),
                "Says between which days the goods arrive."),
        ])
}
