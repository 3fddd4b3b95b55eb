/// A merchant session that lost a part.
enum SessionIncomplete: OneRowRule {
    static let row = RuleRow(MerchantSessionView.self) { session, context in
        if session.written.isPaymentData { return }
        var missing: (part: MerchantSessionView.Member, node: Int)?
        for part in [MerchantSessionView.Member.signature, .merchantSessionIdentifier, .nonce] where !session.isPresent(part) {
            // A part under another name may be one of many such names, which are one finding. A lost part is not.
            let name = session.misspeltName(of: part)
            if missing == nil || name == nil { missing = (part, name ?? session.node) }
            if name == nil { break }
        }
        guard let (part, node) = missing else { return }
        context.report(
            .sessionIncomplete, at: node, help: "pass on Apple's answer unchanged",
            "the merchant session has no \(session.quotedName(part), "member"), which Apple's answer has")
    }
}
