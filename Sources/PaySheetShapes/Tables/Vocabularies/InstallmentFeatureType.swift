extension Shapes {
    static let installmentFeatureType = Vocabulary(
        "ApplePaySetupFeatureType", swift: "InstallmentFeatureType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl",
        summary: "Says which product makes an offer of installments.",
        words: [
            Word("applePay", "Is Apple Pay."),
            Word("appleCard", "Is Apple Card."),
        ])
}
