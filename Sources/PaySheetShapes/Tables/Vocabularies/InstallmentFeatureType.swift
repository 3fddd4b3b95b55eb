extension Shapes {
    static let installmentFeatureType = Vocabulary(
        "ApplePaySetupFeatureType", swift: "InstallmentFeatureType", unknown: .throwing,
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl",
        summary: "The product that makes an installment offer.",
        words: [
            Word("applePay", "Apple Pay."),
            Word("appleCard", "Apple Card."),
        ])
}
