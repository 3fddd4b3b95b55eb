extension Shapes {
    static let updateKind = Vocabulary(
        "UpdateKind", swift: "UpdateKind", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaysession",
        summary: "Names the dictionary with which a change in the sheet is answered.",
        words: [
            Word("ApplePayPaymentMethodUpdate", swift: "paymentMethod", "Answers the choice of a card."),
            Word("ApplePayShippingMethodUpdate", swift: "shippingMethod", "Answers the choice of a way of shipping."),
            Word("ApplePayShippingContactUpdate", swift: "shippingContact", "Answers the choice of a contact."),
            Word("ApplePayCouponCodeUpdate", swift: "couponCode", "Answers the entry of a coupon code."),
        ])
}
