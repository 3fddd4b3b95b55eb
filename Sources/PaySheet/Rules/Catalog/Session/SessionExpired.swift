/// A merchant session that is too old.
enum SessionExpired: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.merchantSession, needs: [MerchantSession.Slot.epochTimestamp], asks: .clock, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // Seconds instead of milliseconds would be some other program's work, and thousands of years early.
        guard let now = context.policy.now, let seconds = now.secondsSince1970,
            let start = cursor.integer(MerchantSession.Slot.epochTimestamp), start > 100_000_000_000,
            let node = cursor.slot(MerchantSession.Slot.epochTimestamp)
        else { return }
        let moment = seconds &* 1000 &+ Int64(now.milliseconds ?? 0)
        if let end = cursor.integer(MerchantSession.Slot.expiresAt), end <= start { return }
        let (age, overflow) = moment.subtractingReportingOverflow(start)
        guard !overflow, age > 300_000 else { return }
        context.report(
            .sessionExpired, at: node, help: "get a new session for each payment",
            "the merchant session is " + String((age &+ 999) / 1000) + " seconds old, and Apple takes it for 300")
    }
}
