import PaySheet

extension Provider {
    /// The functions of Stripe's React Native SDK.
    static let stripeAppCalls =
        [
            ("confirmPlatformPayPayment", 1), ("confirmPlatformPaySetupIntent", 1), ("createPlatformPayPaymentMethod", 0),
            ("createPlatformPayToken", 0),
        ].map {
            SourceCall($0.0, .function, argument: $0.1, signs: [], path: ["applePay"], unshown: .any, .document(.stripeAppPayment))
        } + [
            SourceCall("presentApplePay", .function, signs: ["cartItems"], .document(.stripeAppOldPayment)),
            SourceCall("updatePlatformPaySheet", .function, signs: [], path: ["applePay"], unshown: .any, .document(.stripeAppUpdate)),
            SourceCall(
                "initPaymentSheet", .function, signs: ["cartItems", "paymentSummaryItems"], path: ["applePay"],
                .document(.stripeAppUpdate)),
        ]
}
