extension Shapes {
    static let paymentErrorCode = Vocabulary(
        "ApplePayErrorCode", swift: "PaymentErrorCode", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode",
        summary: "The errors that a merchant can report.",
        words: [
            Word("shippingContactInvalid", "The shipping contact has an error."),
            Word("billingContactInvalid", "The billing contact has an error."),
            Word("addressUnserviceable", "Shipping to the address is not possible."),
            Word("unknown", "Any other error."),
            Word("couponCodeInvalid", since: .version(12), "The coupon code is unknown."),
            Word("couponCodeExpired", since: .version(12), "The coupon code has expired."),
            Word(
                "recipientContactInvalid", since: .announced("macOS 15, iOS 18, for transfers"), "The recipient's contact has an error."
            ),
            Word("unsupportedCard", since: .announced("macOS 15, iOS 18, for transfers"), "Sending money to the card is not possible."),
        ])
}
