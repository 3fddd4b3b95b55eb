/// An event that was not fetched in time. Apple keeps an event for seven days.
enum TokenLedgerLateFetch: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(MerchantTokenHistoryView.self, needs: [.entries]) { check($0, now: nil, &$1) }
        RuleRow(MerchantTokenHistoryView.self, needs: [.entries], asks: .clock) { check($0, now: $1.policy.now, &$1) }
    }

    private static let limit = 7 &* Instant.secondsOfDay

    /// Checks the events that were fetched, or with a clock those that were not.
    private static func check(_ history: borrowing MerchantTokenHistoryView, now: Instant?, _ context: inout RuleContext) {
        guard let entries = history.entries else { return }
        var notified: [[UInt8]: (node: Int, moment: Instant)] = [:]
        var fetched: Set<[UInt8]> = []
        for index in 0..<entries.count {
            guard let entry = entries[index], let id = TokenEnd.event(of: entry), let moment = entry.instant(.at) else { continue }
            switch entry.word(.action) {
            case MerchantTokenAction.notifiedIndex:
                if let known = notified[id], known.moment <= moment { continue }
                notified[id] = (entry.node, moment)
            case MerchantTokenAction.fetchedIndex: fetched.insert(id)
            default: continue
            }
        }
        for index in 0..<entries.count {
            guard let entry = entries[index], let id = TokenEnd.event(of: entry), let notice = notified[id] else { continue }
            if let now {
                guard notice.node == entry.node, !fetched.contains(id), isLate(now, notice.moment) else { continue }
                context.report(
                    .tokenLedgerLateFetch, at: entry.node, help: "ask Apple about the token, or unlink it",
                    "Apple reported this event on \(entry.shownDate(.at), "date"), and it was not fetched within seven days")
            } else {
                guard entry.word(.action) == MerchantTokenAction.fetchedIndex, let moment = entry.instant(.at),
                    isLate(moment, notice.moment)
                else { continue }
                context.report(
                    .tokenLedgerLateFetch, at: entry.node, related: [RelatedNode(notice.node, "Apple reported it here")],
                    help: "fetch each event as soon as its identifier is stored",
                    "this event was fetched on \(entry.shownDate(.at), "date"), more than seven days after Apple reported it")
            }
        }
    }

    private static func isLate(_ moment: Instant, _ notice: Instant) -> Bool {
        notice.secondsSince1970 &+ limit < moment.secondsSince1970
            || notice.secondsSince1970 &+ limit == moment.secondsSince1970 && notice.nanoseconds < moment.nanoseconds
    }
}
