import PaySheet

extension Provider {
    /// The call that opens the sheet.
    static let harborCalls = [
        SourceCall(
            "pay", signs: ["cents"], marks: ["harbor"], unshown: .named("harbor"), words: ["harbor.pay"], .document(.harborPayment))
    ]
}
