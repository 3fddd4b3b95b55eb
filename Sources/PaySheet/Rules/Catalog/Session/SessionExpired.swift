/// A merchant session that is too old.
enum SessionExpired: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/expired", "Expired merchant session", .error,
            what: "A merchant session is older than five minutes.",
            why: "Apple documents five minutes and one use for each session, whatever expiresAt says: the sheet refuses an older one.",
            instead: "Get a new session from Apple for each payment, when the sheet asks for it.",
            sources: ["AP-MS-5MIN"], page: "applepaysession/completemerchantvalidation",
            bad: [
                Sample(
                    .session, at: "/epochTimestamp", shows: ["AP-MS-5MIN"],
                    policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:05:01Z"))),
                Sample(
                    .session, [.remove("/expiresAt")], at: "/epochTimestamp",
                    policy: Policy(now: Timestamp(rawValue: "2027-03-02T00:00:00Z"))),
                Sample(
                    .session, [.set("/epochTimestamp", "1803891299999")], at: "/epochTimestamp", shows: ["AP-MS-5MIN"],
                    policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:00:00Z"))),
                Sample(
                    .session, [.set("/epochTimestamp", "100000000001")], at: "/epochTimestamp",
                    policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:05:01Z"))),
            ],
            good: [
                Sample(.session, policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:05:00Z"))),
                Sample(.session, [.remove("/epochTimestamp")], policy: Policy(now: Timestamp(rawValue: "2027-03-02T00:00:00Z"))),
                Sample(.session, policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:00:00Z"))),
                Sample(
                    .session, [.set("/epochTimestamp", "100000000000")], policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:05:01Z"))),
                Sample(
                    .session, [.set("/expiresAt", "1803891600000")],
                    policy: Policy(now: Timestamp(rawValue: "2027-03-01T09:05:01Z")).with { $0.ignored = [.sessionTimes] }),
            ])
    }

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
