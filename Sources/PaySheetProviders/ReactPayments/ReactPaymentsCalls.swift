import PaySheet

extension Provider {
    /// The class, which has the name of that of browsers.
    static let reactPaymentsCalls = [
        SourceCall(
            "PaymentRequest", .arguments(["methodData", "details", "options"]), selectors: ["apple-pay", "ApplePay"], signs: [],
            .document(.reactPaymentsRequest))
    ]
}
