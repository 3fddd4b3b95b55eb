extension Shapes {
    static let order = Shape(
        "Order", swift: "Order", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest",
        summary: "Is what the shop's own books say must be charged.",
        members: [
            Member("currency", .text(.currency), .required, example: #""USD""#, "Names the currency of every amount."),
            Member("total", .amount, .required, example: #""17.49""#, "Holds the sum to be charged."),
            Member("items", .list(.record("OrderItem")), .required, "Lists what was ordered."),
            Member("shipping", .record("OrderShipping"), .optional, "Holds the chosen way of shipping and its price."),
            Member("merchants", .list(.record("OrderMerchant")), .optional, "Lists the merchants with their shares."),
        ])
}
