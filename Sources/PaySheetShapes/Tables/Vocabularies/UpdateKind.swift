extension Shapes {
    static let updateKind = Vocabulary(
        "UpdateKind", swift: "UpdateKind", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "The dictionary of the answer to a change in the sheet.",
        words: [
            Word("ApplePayPaymentMethodUpdate", swift: "paymentMethod", "The update after the choice of a card."),
            Word("ApplePayShippingMethodUpdate", swift: "shippingMethod", "The update after the choice of a shipping method."),
            Word("ApplePayShippingContactUpdate", swift: "shippingContact", "The update after the choice of a contact."),
            Word("ApplePayCouponCodeUpdate", swift: "couponCode", "The update after the entry of a coupon code."),
            Word("PaymentDetailsUpdate", swift: "details", "The argument of updateWith(), for the W3C interface."),
            Word("PaymentValidationErrors", swift: "retry", "The argument of retry(), for the W3C interface."),
        ])
}
