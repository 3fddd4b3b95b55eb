extension Shapes {
    static let paymentErrorCode = Vocabulary(
        "ApplePayErrorCode", swift: "PaymentErrorCode", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode",
        summary: "Lists the kinds of mistake that a merchant can report.",
        words: [
            Word("shippingContactInvalid", "Finds fault with the shipping contact."),
            Word("billingContactInvalid", "Finds fault with the billing contact."),
            Word("addressUnserviceable", "Cannot ship to the address."),
            Word("unknown", "Has no better word for the mistake."),
            Word("couponCodeInvalid", since: .version(12), "Does not know the coupon code."),
            Word("couponCodeExpired", since: .version(12), "Knows the coupon code as no longer good."),
            Word(
                "recipientContactInvalid", since: .announced("macOS 15, iOS 18, for transfers"), "Finds fault with the recipient's contact."
            ),
            Word("unsupportedCard", since: .announced("macOS 15, iOS 18, for transfers"), "Cannot send money to the card."),
        ])
}
