/// A free-cancellation date without its zone, or the other way round.
enum DeferredCancellationPair: OneRowRule {
    static let row = RuleRow(DeferredPaymentRequestView.self, any: [.freeCancellationDate, .freeCancellationDateTimeZone]) {
        plan, context in
        // An unreadable date counts as missing, and another rule reports it.
        if plan.isReadableDate(.freeCancellationDate) {
            if plan.isMissing(.freeCancellationDateTimeZone) {
                context.report(
                    .deferredCancellationPair, at: plan.node, failing: .deferredZoneMissing,
                    help: "add \"freeCancellationDateTimeZone\", such as \"Europe/Paris\"",
                    "free cancellation has a date but no time zone")
            } else if let zone = plan.freeCancellationDateTimeZone, zone.isEmpty {
                context.report(
                    .deferredCancellationPair, at: plan[.freeCancellationDateTimeZone], failing: .deferredZoneMissing,
                    help: "write the zone in which the date is meant, such as \"Europe/Paris\"",
                    "an empty time zone counts as none, and the date until which cancelling is free needs one")
            }
        } else if let zone = plan.freeCancellationDateTimeZone, !zone.isEmpty, plan.isMissing(.freeCancellationDate) {
            context.report(
                .deferredCancellationPair, at: plan[.freeCancellationDateTimeZone], failing: .deferredZoneAlone,
                help: "add \"freeCancellationDate\", or leave the zone out",
                "a time zone is set, but the date until which cancellation is free is missing")
        }
    }
}
