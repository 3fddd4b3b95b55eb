extension Shapes {
    static let paymentMethodRequest = Shape(
        "ApplePayRequest", swift: "PaymentMethodRequest", group: .request, base: "ApplePayRequestBase", availability: .version(3),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrequest",
        summary: "Describes Apple Pay as a payment method to the W3C Payment Request API.",
        members: [
            Member("version", .unsignedLong, .required, example: "15", "Names the Apple Pay version that the request is written for."),
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.shop""#,
                "Holds the identifier that the merchant has registered with Apple."),
        ])
}
