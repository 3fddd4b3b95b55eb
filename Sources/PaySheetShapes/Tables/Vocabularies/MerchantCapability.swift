extension Shapes {
    static let merchantCapability = Vocabulary(
        "ApplePayMerchantCapability", swift: "MerchantCapability", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability",
        summary: "The payment protocols and card types that a merchant can process.",
        words: [
            Word("supports3DS", "3-D Secure data, which every merchant must support."),
            Word("supportsEMV", "EMV data, which only China UnionPay needs."),
            Word("supportsCredit", "Credit cards."),
            Word("supportsDebit", "Debit cards."),
            Word(
                "supportsInstantFundsOut", since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "Instant transfers of money to a card."),
        ])
}
