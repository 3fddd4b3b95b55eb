/// A merchant session that is too old.
enum SessionExpired: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self, needs: [.epochTimestamp]) { session, context in
        // Seconds instead of milliseconds would be some other program's work, and thousands of years early.
        guard let start = session.epochTimestamp, start > 100_000_000_000 else { return }
        let past = Past(context.policy)
        if let end = session.expiresAt, end <= start { return }
        let (age, overflow) = (past.end.secondsSince1970 &* 1000 &+ past.end.nanoseconds / 1_000_000).subtractingReportingOverflow(start)
        guard !overflow, age > lifetime * 1000 else { return }
        context.report(
            .sessionExpired, at: session[.epochTimestamp], past.severity, help: "get a new session for each payment",
            "the merchant session is \(words: past.severity == nil ? "" : "more than ")\(words: span((age &+ 999) / 1000))"
                + " old, and Apple takes it for \(words: span(lifetime))")
    }

    /// In seconds.
    private static let lifetime: Int64 = 300

    /// `5 minutes`: a number of seconds in the largest unit of which there are two.
    private static func span(_ seconds: Int64) -> Sentence {
        for (unit, length) in [("days", 86_400), ("hours", 3_600), ("minutes", 60)] as [(Sentence, Int64)] where seconds >= 2 * length {
            return "\(seconds / length) \(words: unit)"
        }
        return "\(seconds) seconds"
    }
}
