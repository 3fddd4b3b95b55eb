/// A merchant session that ends before it begins.
enum SessionTimes: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/times", "Times of a merchant session", .warning,
            what: "A merchant session expires at or before the moment at which it was given out.",
            why:
                "Apple's server does not answer like that: somebody has changed the session on its way, or put it together by hand, "
                + "and its signature no longer fits.",
            instead: "Hand Apple's answer to completeMerchantValidation as it is.",
            sources: ["WK-MERCH-JSON"], page: "applepaysession/completemerchantvalidation",
            bad: [
                Sample(.session, [.set("/expiresAt", "1803891600000")], at: "/expiresAt", shows: ["WK-MERCH-JSON"]),
                Sample(.session, [.set("/expiresAt", "1803895200")], at: "/expiresAt", shows: ["WK-MERCH-JSON"]),
            ],
            good: [Sample(.session, [.set("/expiresAt", "1803891600001")]), Sample(.session, [.remove("/expiresAt")])])
    }

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
            .sessionTimes, at: node, related: [RelatedNode(related, "given out here")], help: "hand Apple's answer on unchanged",
            "the merchant session expires before it begins")
    }
}
