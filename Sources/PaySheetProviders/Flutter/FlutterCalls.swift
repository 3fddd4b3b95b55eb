import PaySheet

extension Provider {
    /// Profiles in texts, and items in lists.
    static let flutterCalls = [
        SourceCall("apple_pay", .text, signs: ["provider", "data"], .document(.flutterPaymentProfile)),
        SourceCall("PaymentItem", .namedArguments, signs: [], words: ["apple_pay"], .element(.flutterPaymentItems, list: "items")),
    ]
}
