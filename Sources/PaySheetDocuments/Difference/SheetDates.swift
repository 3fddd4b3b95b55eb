import PaySheet

/// Dates in one time zone.
struct SheetDates: Sendable {
    let zone: Zone

    /// Returns the day: `1 March 2027`. An unreadable date stays as it is.
    func day(_ date: Timestamp) -> String {
        guard let seconds = date.secondsSince1970, let day = calendarDay(seconds) else { return Shown.shortened(date.rawValue) }
        return day.text
    }

    /// Returns day and time, if the time matters.
    func moment(_ date: Timestamp) -> String {
        guard let seconds = date.secondsSince1970, let day = calendarDay(seconds) else { return Shown.shortened(date.rawValue) }
        let minutes = secondOfDay(seconds) / 60
        func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
        return day.text + ", " + two(minutes / 60) + ":" + two(minutes % 60) + " (" + zone.name + ")"
    }

    /// Returns the whole days between two dates, or `nil` if a part of a day remains.
    static func days(from start: Timestamp, to end: Timestamp) -> Int64? {
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

    private func local(_ seconds: Int64) -> Int64 { seconds + Int64(clamping: zone.offset(seconds)) }

    private func secondOfDay(_ seconds: Int64) -> Int64 { ((local(seconds) % 86_400) + 86_400) % 86_400 }

    /// The day in the Gregorian calendar, by Howard Hinnant's algorithm for days since 1 March of the year 0.
    private func calendarDay(_ seconds: Int64) -> CalendarDay? {
        let moment = local(seconds)
        let shifted = (moment - secondOfDay(seconds)) / 86_400 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let ofEra = shifted - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * ofYear + 2) / 153
        let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
        return CalendarDay(
            year: Int(year), month: Int(month < 10 ? month + 3 : month - 9), day: Int(ofYear - (153 * month + 2) / 5 + 1))
    }
}
