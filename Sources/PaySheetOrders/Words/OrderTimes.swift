import PaySheet

/// The dates of an order in words.
struct OrderTimes: Sendable {
    /// The zone for all dates; `nil` leaves each as it is written.
    let zone: TimeZoneOffsets?

    /// `1 May 2024`.
    func day(_ date: DateTimeText) -> String { date.local(in: zone)?.day.text ?? Shown.shortened(date.rawValue) }

    /// `1 May 2024, 09:00`.
    func moment(_ date: DateTimeText) -> String {
        guard let local = date.local(in: zone) else { return Shown.shortened(date.rawValue) }
        return local.day.text + ", " + CalendarDay.time(local.second)
    }

    /// `on 4 May 2024`, or `on 4 May 2024 between 09:00 and 12:00`.
    ///
    /// - Parameter duration: The length of the window. Without one, Wallet ignores the time of day.
    func arrival(_ start: DateTimeText, _ duration: String?) -> String { window(start, duration) ?? "on " + day(start) }

    /// `on 4 May 2024, 09:00`, or `on 4 May 2024 between 09:00 and 12:00`.
    func pickup(_ start: DateTimeText, _ duration: String?) -> String { window(start, duration) ?? "on " + moment(start) }

    /// `nil` for a date without a window. A text that is not a date is shown.
    private func window(_ start: DateTimeText, _ duration: String?) -> String? {
        guard let window = OrderWindow(from: start, for: duration, in: zone) else { return "at " + Shown.shortened(start.rawValue) }
        guard let last = window.end else { return nil }
        let first = window.start
        let from = first.day.text + " between " + CalendarDay.time(first.second)
        return "on " + from + " and " + (last.day == first.day ? "" : last.day.text + ", ") + CalendarDay.time(last.second)
    }
}
