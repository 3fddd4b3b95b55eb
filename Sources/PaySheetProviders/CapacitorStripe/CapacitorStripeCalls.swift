import PaySheet

extension Provider {
    /// The method that prepares the sheet.
    static let capacitorStripeCalls = [
        SourceCall("createApplePay", signs: [], unshown: .any, .document(.capacitorStripePayment))
    ]
}
