import PaySheet

/// Dates in one time zone.
enum SheetDates {
    /// Returns the day: `1 March 2027`. An unreadable date stays as it is.
    static func day(_ date: DateTimeText, _ zone: TimeZoneOffsets) -> String {
        date.secondsSince1970.map { zone.local($0).day.text } ?? Shown.shortened(date.rawValue)
    }

    /// Returns day and time, if the time matters.
    static func moment(_ date: DateTimeText, _ zone: TimeZoneOffsets) -> String {
        guard let seconds = date.secondsSince1970 else { return Shown.shortened(date.rawValue) }
        let local = zone.local(seconds)
        return local.day.text + ", " + CalendarDay.time(local.second) + " (" + zone.name + ")"
    }

    /// Returns the whole days between two dates, or `nil` if a part of a day remains.
    static func days(from start: DateTimeText, to end: DateTimeText) -> Int64? {
        guard let start = start.secondsSince1970, let end = end.secondsSince1970, (end - start) % 86_400 == 0 else { return nil }
        return (end - start) / 86_400
    }

    /// `a week`, `3 days`.
    static func length(_ days: Int64) -> String {
        let days = days.magnitude
        if days == 1 { return "a day" }
        if days == 7 { return "a week" }
        return days % 7 == 0 ? String(days / 7) + " weeks" : String(days) + " days"
    }
}
