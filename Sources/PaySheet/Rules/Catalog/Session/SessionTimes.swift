/// A merchant session that ends before it begins.
enum SessionTimes: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.merchantSession, needs: [MerchantSession.Slot.epochTimestamp, MerchantSession.Slot.expiresAt], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let start = cursor.integer(MerchantSession.Slot.epochTimestamp), let end = cursor.integer(MerchantSession.Slot.expiresAt),
            end <= start, let node = cursor.slot(MerchantSession.Slot.expiresAt),
            let related = cursor.slot(MerchantSession.Slot.epochTimestamp)
        else { return }
        context.report(
            .sessionTimes, at: node, related: [RelatedNode(related, "given out here")], help: "pass on Apple's answer unchanged",
            "the merchant session expires before it begins")
    }
}
