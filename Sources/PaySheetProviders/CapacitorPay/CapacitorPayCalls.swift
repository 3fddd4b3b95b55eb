import PaySheet

extension Provider {
    /// The method that opens the sheet.
    static let capacitorPayCalls = [
        SourceCall(
            "requestPayment", signs: ["paymentSummaryItems", "merchantIdentifier", "supportedNetworks"], marks: ["@capgo/capacitor-pay"],
            path: ["apple"], unshown: .named("pay"), .document(.capacitorPayRequest))
    ]
}
