extension Shapes {
    static let shippingMethod = Shape(
        "ApplePayShippingMethod", swift: "ShippingMethod", group: .shipping, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod",
        summary: "One shipping method that the shopper can choose.",
        members: [
            Member("label", .text(.plain), .required, example: #""Standard Shipping""#, "The name of the method in the sheet."),
            Member(
                "detail", .text(.plain), .required, example: #""Arrives in three to five days""#,
                "A second line about the method."),
            Member("amount", .amount, .required, example: #""4.99""#, "The price of the method."),
            Member(
                "identifier", .text(.plain), .required, example: #""standard""#,
                "The merchant's own key for the method, which is never shown."),
            Member(
                "dateComponentsRange", .record("ApplePayDateComponentsRange"), .optional, since: .version(12),
                "The dates between which the goods arrive."),
        ])
}
