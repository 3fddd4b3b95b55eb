/// A merchant session that lost a part.
enum SessionIncomplete: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self) { session, context in
        if session.written.isPaymentData { return }
        for part in [MerchantSessionView.Member.signature, .merchantSessionIdentifier, .nonce] where !session.isPresent(part) {
            context.report(
                .sessionIncomplete, at: session.node, help: "pass on Apple's answer unchanged",
                "the merchant session has no \(session.quotedName(part), "member"), which Apple's answer has")
            return
        }
    }
}
