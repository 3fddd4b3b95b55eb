/// A merchant session that lost a part.
enum SessionIncomplete: DocumentRule {
    static var rows: [RuleRow] { RuleRow(MerchantSessionView.self, check) }

    static func check(_ session: borrowing MerchantSessionView, _ context: inout RuleContext) {
        if session.written.isPaymentData { return }
        for part in [MerchantSessionView.Member.signature, .merchantSessionIdentifier, .nonce] where !session.isPresent(part) {
            context.report(
                .sessionIncomplete, at: session.node, help: "pass on Apple's answer unchanged",
                "the merchant session has no " + session.quotedName(part) + ", which Apple's answer has")
            return
        }
    }
}
