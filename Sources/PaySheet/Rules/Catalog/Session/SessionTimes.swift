/// A merchant session that ends before it begins.
enum SessionTimes: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self, needs: [.epochTimestamp, .expiresAt]) { session, context in
        guard let start = session.epochTimestamp, let end = session.expiresAt, end <= start else { return }
        context.report(
            .sessionTimes, at: session[.expiresAt], related: [RelatedNode(session[.epochTimestamp], "given out here")],
            help: "pass on Apple's answer unchanged", "the merchant session expires before it begins")
    }
}
