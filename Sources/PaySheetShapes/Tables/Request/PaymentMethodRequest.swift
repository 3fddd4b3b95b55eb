extension Shapes {
    static let paymentMethodRequest = Shape(
        "ApplePayRequest", swift: "PaymentMethodRequest", group: .request, base: "ApplePayRequestBase", availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrequest",
        summary: "Apple Pay as a payment method of the W3C Payment Request API.",
        members: [
            Member("version", .unsignedLong, .required, example: "15", "The Apple Pay version of the request."),
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.shop""#,
                "The identifier that the merchant registered with Apple."),
        ])
}
