extension Shapes {
    static let merchantCapability = Vocabulary(
        "ApplePayMerchantCapability", swift: "MerchantCapability", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability",
        summary: "Lists the payment protocols and kinds of card that a merchant can process.",
        words: [
            Word("supports3DS", "Processes 3-D Secure data, which every merchant must."),
            Word("supportsEMV", "Processes EMV data, which only China UnionPay calls for."),
            Word("supportsCredit", "Takes credit cards."),
            Word("supportsDebit", "Takes debit cards."),
            Word(
                "supportsInstantFundsOut", since: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
                "Can send money to a card at once."),
        ])
}
