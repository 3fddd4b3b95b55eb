package import PaySheet

/// The option `--now`: the date and time to check by.
package enum NowOption {
    package static let option = "now"
    package static let value = "ISO8601|today"
    package static let description = OptionDescription(
        name: option, value: value, summary: "the date and time that expiry rules use; reports include it")
    /// The word for the present moment.
    package static let today = "today"

    /// The present moment for `today`; midnight in UTC for a date. `nil` if the option is not there.
    package static func moment(_ values: OptionValues, _ system: System) throws(UsageError) -> DateTimeText? {
        guard let text = values.value(option) else { return nil }
        if text == today { return DateTimeText(secondsSince1970: system.date()) }
        let timestamp = DateTimeText(rawValue: text)
        if timestamp.isDateOnly, let midnight = timestamp.secondsSince1970 { return DateTimeText(secondsSince1970: midnight) }
        guard isMoment(text) else {
            throw UsageError("--now takes a date, a date and time such as 2026-11-21T00:00:00Z, or today, not \"" + text + "\"")
        }
        return timestamp
    }

    /// Whether the text names a moment that is the same everywhere.
    package static func isMoment(_ text: String) -> Bool {
        let timestamp = DateTimeText(rawValue: text)
        return timestamp.isISO8601 && !timestamp.isLocal && !timestamp.isDateOnly
    }
}
