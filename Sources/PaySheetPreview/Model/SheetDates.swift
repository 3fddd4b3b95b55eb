public import PaySheet

/// The format of dates in a sheet.
public struct SheetDates: Sendable {
    /// The reader's time zone.
    public var zone: Zone
    /// Returns a zone by its name. Deferred payments name the zone of their cancellation date.
    public var named: @Sendable (_ name: String) -> Zone?

    /// Creates a format for a zone, UTC by default.
    public init(zone: Zone = .utc, named: @escaping @Sendable (_ name: String) -> Zone? = { _ in nil }) {
        self.zone = zone
        self.named = named
    }

    /// Returns `1 March 2027`, or the text unchanged if it is not a date.
    func day(_ date: Timestamp) -> String {
        guard let seconds = date.secondsSince1970 else { return CleanText(date.rawValue, limit: 40).text }
        return zone.local(seconds).day.text
    }

    /// Returns `3 July 2027, 23:59` and `Time zone: Europe/Paris`, in a zone by name if it is known.
    func moment(_ date: Timestamp, in name: String?) -> (text: String, zone: String?) {
        guard let seconds = date.secondsSince1970 else { return (CleanText(date.rawValue, limit: 40).text, nil) }
        let stated = name.map { CleanText($0, limit: 40).text }
        let zone = name.flatMap { named($0) } ?? self.zone
        let local = zone.local(seconds)
        var remark = "Time zone: " + CleanText(zone.name, limit: 40).text
        if let stated, stated != zone.name { remark += " (the sheet shows " + stated + ")" }
        return (local.day.text + ", " + CalendarDay.time(local.second), remark)
    }

    /// Returns `8–10 March 2027`, as short as possible.
    static func range(_ range: ShippingDateRange) -> String {
        let (start, end) = (range.startDateComponents, range.endDateComponents)
        let hours = [start.hours, end.hours].compactMap { $0 }
        guard let first = day(start), let last = day(end) else { return "" }
        var text: String
        if first == last {
            text = first.text
            if hours.count == 2, hours[0] < 24, hours[1] < 24 {
                return text + ", " + CalendarDay.time(Int64(hours[0]) * 3600) + "–" + CalendarDay.time(Int64(hours[1]) * 3600)
            }
        } else if first.year == last.year, first.month == last.month {
            text = String(first.day) + "–" + last.text
        } else if first.year == last.year {
            text = String(first.text.dropLast(5)) + " – " + last.text
        } else {
            text = first.text + " – " + last.text
        }
        return text
    }

    private static func day(_ date: ShippingDate) -> CalendarDay? {
        guard let year = date.years, let month = date.months, let day = date.days, year <= 9999, month <= 12, day <= 31 else { return nil }
        return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
    }
}
