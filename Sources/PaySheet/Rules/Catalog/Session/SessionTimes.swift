/// A merchant session that ends before it begins.
enum SessionTimes: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self, needs: [.epochTimestamp, .expiresAt]) { session, context in
        guard let start = session.epochTimestamp, let end = session.expiresAt else { return }
        guard end <= start else {
            // In milliseconds, this is before 1974.
            guard start > 1_000_000_000, end < 100_000_000_000 else { return }
            context.report(
                .sessionTimes, at: session[.epochTimestamp], related: [RelatedNode(session[.expiresAt], "this, too")],
                help: "pass on Apple's answer unchanged", "the merchant session counts seconds, and Apple's server writes milliseconds")
            return
        }
        context.report(
            .sessionTimes, at: session[.expiresAt], related: [RelatedNode(session[.epochTimestamp], "given out here")],
            help: "pass on Apple's answer unchanged", "the merchant session expires before it begins")
    }
}
