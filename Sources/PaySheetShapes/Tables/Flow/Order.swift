extension Shapes {
    static let order = Shape(
        "Order", swift: "ShopOrder", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest",
        summary: "The shop's own order, with the amounts to charge.",
        members: [
            Member("currency", .text(.currency), .required, example: #""USD""#, "The currency of every amount."),
            Member("total", .amount, .required, example: #""17.49""#, "The total to charge."),
            Member("items", .list(.record("OrderItem")), .required, "The ordered items."),
            Member("shipping", .record("OrderShipping"), .optional, "The chosen shipping method and its price."),
            Member("merchants", .list(.record("OrderMerchant")), .optional, "The merchants with their shares."),
        ])
}
