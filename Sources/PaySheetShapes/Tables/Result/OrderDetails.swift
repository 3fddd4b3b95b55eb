extension Shapes {
    static let orderDetails = Shape(
        "ApplePayPaymentOrderDetails", swift: "OrderDetails", group: .result, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails",
        summary: "Tells Wallet where to fetch an order to follow.",
        members: [
            Member(
                "orderTypeIdentifier", .text(.plain), .required, example: #""order.com.example.shop""#,
                "Holds the order type, which must match the certificate that signs the order."),
            Member(
                "orderIdentifier", .text(.plain), .required, personal: true, example: #""order-0042""#,
                "Holds the order's key, unique within the order type."),
            Member(
                "webServiceURL", .text(.url), .required, example: #""https://orders.shop.example/api/""#,
                "Is the base of the web service that hands out the order."),
            Member(
                "authenticationToken", .text(.plain), .required, personal: true, example: #""made-up-token-0123456789""#,
                "Is the secret with which Wallet proves itself to the web service."),
        ])
}
