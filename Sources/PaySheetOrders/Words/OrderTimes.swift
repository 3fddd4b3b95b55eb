import PaySheet

/// The dates of an order in words.
struct OrderTimes: Sendable {
    /// The zone for all dates; `nil` leaves each as it is written.
    let zone: Zone?

    /// `1 May 2024`.
    func day(_ date: Timestamp) -> String { date.local(in: zone)?.day.text ?? Shown.shortened(date.rawValue) }

    /// `1 May 2024, 09:00`.
    func moment(_ date: Timestamp) -> String {
        guard let local = date.local(in: zone) else { return Shown.shortened(date.rawValue) }
        return local.day.text + ", " + CalendarDay.time(local.second)
    }

    /// `on 4 May 2024`, or `on 4 May 2024 between 09:00 and 12:00`.
    ///
    /// - Parameter duration: The length of the window. Without one, Wallet ignores the time of day.
    func window(_ start: Timestamp, _ duration: String?) -> String {
        guard let local = start.local(in: zone) else { return "at " + Shown.shortened(start.rawValue) }
        guard let length = duration.flatMap({ OrderDuration($0)?.seconds }), length > 0 else { return "on " + local.day.text }
        // The clocks of the zone may change in between.
        let later = zone.flatMap { zone in start.seconds(in: zone).map { zone.local($0 &+ length) } }
        let end = later ?? local.day.after(seconds: local.second &+ length)
        let from = local.day.text + " between " + CalendarDay.time(local.second)
        return "on " + from + " and " + (end.day == local.day ? "" : end.day.text + ", ") + CalendarDay.time(end.second)
    }
}
