import PaySheet

/// The option `--now`: the date and time to check by.
enum NowOption {
    static let option = "now"
    static let value = "ISO8601|today"
    /// The word for the present moment.
    static let today = "today"

    /// The present moment for `today`; midnight in UTC for a date. `nil` if the option is not there.
    static func moment(_ arguments: Arguments, _ system: System) throws(UsageError) -> Timestamp? {
        guard let text = arguments.value(option) else { return nil }
        if text == today { return Timestamp(secondsSince1970: system.date()) }
        let timestamp = Timestamp(rawValue: text)
        if timestamp.isDateOnly, let midnight = timestamp.secondsSince1970 { return Timestamp(secondsSince1970: midnight) }
        guard isMoment(text) else {
            throw UsageError("--now takes a date, a date and time such as 2026-11-21T00:00:00Z, or today, not \"" + text + "\"")
        }
        return timestamp
    }

    /// Whether the text names a moment that is the same everywhere.
    static func isMoment(_ text: String) -> Bool {
        let timestamp = Timestamp(rawValue: text)
        return timestamp.isISO8601 && !timestamp.isLocal && !timestamp.isDateOnly
    }
}
