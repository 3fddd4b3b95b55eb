/// A free-cancellation date without its zone, or the other way round.
enum DeferredCancellationPair: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.deferredPaymentRequest, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        typealias Slot = DeferredPaymentRequest.Slot
        let hasDate = cursor.isPresent(Slot.freeCancellationDate)
        let hasZone = cursor.isPresent(Slot.freeCancellationDateTimeZone)
        if hasDate, !hasZone {
            // An unreadable date counts as missing, and another rule reports it.
            guard cursor.isReadableDate(Slot.freeCancellationDate),
                !cursor.isMisspelt(Slot.freeCancellationDateTimeZone, in: ShapeIndex.deferredPaymentRequest)
            else { return }
            let verdict = PlanCheck.verdict(.deferredZoneMissing, context)
            context.report(
                .deferredCancellationPair, at: cursor.node, verdict.severity, webKit: verdict.webKit,
                help: "add \"freeCancellationDateTimeZone\", such as \"Europe/Paris\"",
                "free cancellation has a date but no time zone")
        } else if let zone = cursor.text(Slot.freeCancellationDateTimeZone), let node = cursor.slot(Slot.freeCancellationDateTimeZone) {
            if hasDate, zone.isEmpty, cursor.isReadableDate(Slot.freeCancellationDate) {
                let verdict = PlanCheck.verdict(.deferredZoneMissing, context)
                context.report(
                    .deferredCancellationPair, at: node, verdict.severity, webKit: verdict.webKit,
                    help: "write the zone in which the date is meant, such as \"Europe/Paris\"",
                    "an empty time zone counts as none, and the date until which cancelling is free needs one")
            } else if !hasDate, !zone.isEmpty, !cursor.isMisspelt(Slot.freeCancellationDate, in: ShapeIndex.deferredPaymentRequest) {
                let verdict = PlanCheck.verdict(.deferredZoneAlone, context)
                context.report(
                    .deferredCancellationPair, at: node, verdict.severity, webKit: verdict.webKit,
                    help: "add \"freeCancellationDate\", or leave the zone out",
                    "a time zone is set, but the date until which cancellation is free is missing")
            }
        }
    }
}
