/// A merchant session that lost a part.
enum SessionIncomplete: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/incomplete", "Merchant session with a part missing", .warning,
            what: "A merchant session has no identifier, no nonce or no signature.",
            why:
                "Safari takes any object, even an empty one, and hands it to the system, which then closes the sheet without a reason. "
                + "What Apple's server sends is to be handed on as it is; a part that is missing was lost on the way.",
            instead:
                "Hand Apple's answer to completeMerchantValidation as it is: parsed from JSON, with no member renamed, wrapped or left "
                + "out.",
            sources: ["WK-MERCH-JSON"], page: "applepaysession/completemerchantvalidation",
            bad: [
                Sample(.session, [.remove("/signature")], shows: ["WK-MERCH-JSON"]),
                Sample(.session, [.remove("/merchantSessionIdentifier")], shows: ["WK-MERCH-JSON"]),
                Sample(.session, [.remove("/nonce"), .remove("/signature")]),
            ],
            good: [Sample(.session, [.remove("/retries")]), Sample(.session, [.remove("/pspId")])])
    }

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
            .sessionIncomplete, at: cursor.node, help: "hand Apple's answer on unchanged",
            "the merchant session has no \"" + missing + "\", which Apple's answer has")
    }
}
