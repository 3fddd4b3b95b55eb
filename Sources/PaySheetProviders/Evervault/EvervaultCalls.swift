import PaySheet

extension Provider {
    /// The method that describes a payment.
    static let evervaultCalls = [
        SourceCall(
            "create", signs: ["merchantId"], marks: evervaultNames, receiver: .named("transactions"), words: evervaultWords,
            .document(.evervaultTransaction))
    ]

    private static let evervaultNames = ["evervault", "Evervault", "@evervault/browser", "@evervault/react"]
    private static let evervaultWords = ["evervault", "Evervault"]
}
