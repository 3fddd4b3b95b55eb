import PaySheet

/// An interval that Wallet does not use.
enum PassInterval: OneRowRule {
    static let row = RuleRow(PassRelevantDateView.self, any: [.startDate, .endDate]) { entry, context in
        guard let start = entry.text(.startDate)?.string, let end = entry.text(.endDate)?.string else {
            if entry.isMissing(.startDate) || entry.isMissing(.endDate) {
                context.report(
                    .passInterval, at: entry.node, help: "add the other one, or write \"date\" alone",
                    "an interval has \"startDate\" and \"endDate\"")
            }
            return
        }
        guard let first = DateTimeText(rawValue: start).secondsSince1970, let last = DateTimeText(rawValue: end).secondsSince1970 else {
            return
        }
        guard last <= first || last - first > 86400 else { return }
        context.report(
            .passInterval, at: entry[.endDate], related: [RelatedNode(entry[.startDate], "the start")],
            help: "write a time after the start, at most 24 hours later",
            last <= first ? "the interval ends before it starts" : "the interval is longer than 24 hours")
    }
}
