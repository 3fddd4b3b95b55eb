/// A merchant session that lost a part.
enum SessionIncomplete: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.merchantSession, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        if TokenWrapped.isEncrypted(cursor, cursor.node) { return }
        let missing: String
        if !cursor.isPresent(MerchantSession.Slot.signature) {
            missing = "signature"
        } else if !cursor.isPresent(MerchantSession.Slot.merchantSessionIdentifier) {
            missing = "merchantSessionIdentifier"
        } else if !cursor.isPresent(MerchantSession.Slot.nonce) {
            missing = "nonce"
        } else {
            return
        }
        context.report(
            .sessionIncomplete, at: cursor.node, help: "pass on Apple's answer unchanged",
            "the merchant session has no \"" + missing + "\", which Apple's answer has")
    }
}
