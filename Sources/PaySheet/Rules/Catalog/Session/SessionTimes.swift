/// A merchant session that ends before it begins, or with times in seconds.
enum SessionTimes: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self, any: [.epochTimestamp, .expiresAt]) { session, context in
        let (start, end) = (session.epochTimestamp, session.expiresAt)
        let help = "pass on Apple's answer unchanged"
        switch (isInSeconds(start), isInSeconds(end)) {
        case (true, true):
            context.report(
                .sessionTimes, at: session[.epochTimestamp], related: [RelatedNode(session[.expiresAt], "this, too")], help: help,
                "the merchant session counts seconds, and Apple's server writes milliseconds")
        case (true, false), (false, true):
            let part = isInSeconds(start) ? MerchantSessionView.Member.epochTimestamp : .expiresAt
            context.report(
                .sessionTimes, at: session[part], help: help,
                "\(session.quotedName(part), "member") counts seconds, and Apple's server writes milliseconds")
        case (false, false):
            guard let start, let end, end <= start else { return }
            context.report(
                .sessionTimes, at: session[.expiresAt], related: [RelatedNode(session[.epochTimestamp], "given out here")], help: help,
                "the merchant session expires before it begins")
        }
    }

    /// In milliseconds, such a time is before 1974.
    private static func isInSeconds(_ time: Int64?) -> Bool { time.map { $0 > 1_000_000_000 && $0 < 100_000_000_000 } ?? false }
}
