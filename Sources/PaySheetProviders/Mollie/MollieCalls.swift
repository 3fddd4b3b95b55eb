import PaySheet

extension Provider {
    /// The calls of a server.
    static let mollieCalls = [
        SourceCall("requestPaymentSession", signs: [], marks: mollieNames, words: ["requestPaymentSession"], .document(.mollieSession)),
        SourceCall(
            "create", signs: ["applePayPaymentToken"], marks: mollieNames, words: ["applePayPaymentToken"], .document(.molliePayment)),
    ]

    private static let mollieNames = ["@mollie/api-client", "createMollieClient", "mollie", "mollieClient"]
}
