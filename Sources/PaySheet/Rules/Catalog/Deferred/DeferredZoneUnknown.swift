/// A time zone that a browser does not know.
enum DeferredZoneUnknown: OneRowRule {
    static let row = RuleRow(DeferredPaymentRequestView.self, needs: [.freeCancellationDateTimeZone]) { plan, context in
        // Without a date the zone is wrong in another way.
        guard let zone = plan.freeCancellationDateTimeZone, !zone.isEmpty, plan.isReadableDate(.freeCancellationDate),
            !context.isZone(zone)
        else { return }
        let node = plan[.freeCancellationDateTimeZone]
        let name = JSONText.decode(zone.bytes, zone.node)
        if TimeZoneNames.isOffset(name.window, from: 0, to: name.count) {
            context.report(
                .deferredZoneUnknown, at: node, .warning, help: "write the zone of the place, such as \"Europe/Paris\"",
                "\(zone.quoted, "zone") is an offset and no place: it does not follow when clocks change")
            return
        }
        let near = TimeZoneNames.nearest(name)
        let help = near.map { "write \"" + $0 + "\"" } ?? "write an identifier such as \"Europe/Paris\""
        context.report(
            .deferredZoneUnknown, at: node, failing: .deferredZoneUnknown,
            fix: near.map { RawFix(.risky, help, [.replace(node: node, text: $0)]) }, help: help,
            "\(zone.quoted, "zone") is not a time zone that browsers know")
    }
}
