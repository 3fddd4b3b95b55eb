/// A time zone that a browser does not know.
enum DeferredZoneUnknown: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "deferred/zone-unknown", "Unknown time zone", .error,
            what: "The time zone of the free cancellation is no identifier of the IANA time-zone database.",
            why: "Safari throws a TypeError at a zone that it does not know, and it looks at upper and lower case. An offset such as "
                + "\"GMT+2\" it does take, but that names no place, and the hour is wrong once clocks change. In an update Safari does not "
                + "look.",
            instead: "Write an identifier such as \"Europe/Paris\" or \"America/New_York\": that of the place where the service is.",
            sources: ["AP-DEF-TZ-VALID", "WK-DEF-TZ-UNKNOWN"], page: "applepaydeferredpaymentrequest/freecancellationdatetimezone",
            bad: [
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "Europe/Pariis")],
                    at: "/deferredPaymentRequest/freeCancellationDateTimeZone", shows: ["AP-DEF-TZ-VALID", "WK-DEF-TZ-UNKNOWN"]),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "europe/paris")],
                    at: "/deferredPaymentRequest/freeCancellationDateTimeZone"),
                Sample(
                    .deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "GMT+02:00")],
                    at: "/deferredPaymentRequest/freeCancellationDateTimeZone"),
            ],
            good: [
                Sample(.deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "Africa/Abidjan")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "Zulu")]),
                Sample(.deferred, [.text("/deferredPaymentRequest/freeCancellationDateTimeZone", "US/Pacific")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.freeCancellationDateTimeZone], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        typealias Slot = DeferredPaymentRequest.Slot
        // Without a date the zone is wrong in another way.
        guard let text = cursor.text(Slot.freeCancellationDateTimeZone), !text.isEmpty,
            cursor.isReadableDate(Slot.freeCancellationDate), let node = cursor.slot(Slot.freeCancellationDateTimeZone)
        else { return }
        if context.isZone(text) { return }
        let name = JSONText.decode(text.bytes, text.node)
        if TimeZoneNames.isOffset(name.window, from: 0, to: name.count) {
            context.report(
                .deferredZoneUnknown, at: node, .warning, help: "write the zone of the place, such as \"Europe/Paris\"",
                text.quoted + " is an offset and no place: it does not follow when clocks change")
            return
        }
        let verdict = PlanCheck.verdict(.deferredZoneUnknown, context)
        let near = TimeZoneNames.nearest(name)
        let help = near.map { "write \"" + $0 + "\"" } ?? "write an identifier such as \"Europe/Paris\""
        context.report(
            .deferredZoneUnknown, at: node, verdict.severity, webKit: verdict.webKit,
            fix: near.map { RawFix(.risky, help, [.replace(node: node, text: $0)]) }, help: help,
            text.quoted + " is no time zone that a browser knows")
    }
}
