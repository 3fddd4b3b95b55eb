/// A time zone that a browser does not know.
enum DeferredZoneUnknown: DocumentRule {
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
            text.quoted + " is not a time zone that browsers know")
    }
}
