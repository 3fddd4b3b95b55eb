extension Shapes {
    static let paymentPassActivationState = Vocabulary(
        "ApplePayPaymentPassActivationState", swift: "PaymentPassActivationState", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpassactivationstate",
        summary: "Whether a pass can be used.",
        words: [
            Word("activated", "The pass can be used."),
            Word("requiresActivation", "The shopper must activate the pass."),
            Word("activating", "The activation is in progress."),
            Word("suspended", "The pass is suspended."),
            Word("deactivated", "The pass can no longer be used."),
        ])
}
