extension Shapes {
    static let completeDetails = Shape(
        "ApplePayPaymentCompleteDetails", swift: "CompleteDetails", group: .result, availability: .version(14),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails",
        summary: "The details at the end of a payment in the W3C Payment Request API.",
        members: [
            Member("orderDetails", .record("ApplePayPaymentOrderDetails"), .optional, "The order details for Wallet.")
        ])
}
