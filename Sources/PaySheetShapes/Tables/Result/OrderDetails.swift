extension Shapes {
    static let orderDetails = Shape(
        "ApplePayPaymentOrderDetails", swift: "OrderDetails", group: .result, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails",
        summary: "The order that Wallet tracks, and where to fetch it.",
        members: [
            Member(
                "orderTypeIdentifier", .text(.plain), .required, example: #""order.com.example.shop""#,
                "The order type, which must match the certificate that signs the order."),
            Member(
                "orderIdentifier", .text(.plain), .required, personal: true, example: #""order-0042""#,
                "The identifier of the order, unique within the order type."),
            Member(
                "webServiceURL", .text(.url), .required, example: #""https://orders.shop.example/api/""#,
                "The base address of the web service for the order."),
            Member(
                "authenticationToken", .text(.plain), .required, personal: true, example: #""made-up-token-0123456789""#,
                "The secret that authenticates Wallet at the web service."),
        ])
}
