extension Shapes {
    static let paymentPassActivationState = Vocabulary(
        "ApplePayPaymentPassActivationState", swift: "PaymentPassActivationState", unknown: .tolerated,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpassactivationstate",
        summary: "Says whether a pass can be used.",
        words: [
            Word("activated", "Can be used."),
            Word("requiresActivation", "Waits to be activated by the shopper."),
            Word("activating", "Is being activated."),
            Word("suspended", "Is suspended for now."),
            Word("deactivated", "Can no longer be used."),
        ])
}
