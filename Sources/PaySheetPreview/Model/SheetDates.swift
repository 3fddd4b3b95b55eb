public import PaySheet

/// The format of dates in a sheet.
public struct SheetDates: Sendable {
    /// The reader's time zone.
    public var zone: TimeZoneOffsets
    /// Returns a zone by its name. Deferred payments name the zone of their cancellation date.
    public var named: @Sendable (_ name: String) -> TimeZoneOffsets?

    /// Creates a format for a zone, UTC by default.
    public init(zone: TimeZoneOffsets = .utc, named: @escaping @Sendable (_ name: String) -> TimeZoneOffsets? = { _ in nil }) {
        self.zone = zone
        self.named = named
    }

    /// Returns `1 March 2027`, or the text unchanged if it is not a date.
    func day(_ date: DateTimeText, _ language: SheetLanguage) -> String {
        guard let seconds = date.seconds(in: zone) else { return CleanText(date.rawValue, limit: 40).text }
        return language.text(zone.local(seconds).day)
    }

    /// Returns `3 July 2027, 23:59` and `Time zone: Europe/Paris`, in a zone by name if it is known.
    func moment(_ date: DateTimeText, in name: String?, _ language: SheetLanguage) -> (text: String, zone: String?) {
        let zone = name.flatMap { named($0) } ?? self.zone
        guard let seconds = date.seconds(in: zone) else { return (CleanText(date.rawValue, limit: 40).text, nil) }
        let stated = name.map { CleanText($0, limit: 40).text }
        let local = zone.local(seconds)
        var remark = language.fill(language.timeZone, CleanText(zone.name, limit: 40).text)
        if let stated, stated != zone.name { remark += language.fill(language.sheetShows, stated) }
        return (language.text(local.day) + language.comma + CalendarDay.time(local.second), remark)
    }

    /// Returns `8–10 March 2027`, as short as possible.
    static func range(_ range: ShippingDateRange, _ language: SheetLanguage) -> String {
        let (start, end) = (range.startDateComponents, range.endDateComponents)
        let hours = [start.hours, end.hours].compactMap { $0 }
        guard let first = day(start), let last = day(end) else { return "" }
        guard first == last else { return language.range(first, last) }
        guard hours.count == 2, hours[0] < 24, hours[1] < 24 else { return language.text(first) }
        let times = CalendarDay.time(Int64(hours[0]) * 3600) + "–" + CalendarDay.time(Int64(hours[1]) * 3600)
        return language.text(first) + language.comma + times
    }

    private static func day(_ date: ShippingDate) -> CalendarDay? {
        guard let year = date.years, let month = date.months, let day = date.days, year <= 9999, month <= 12, day <= 31 else { return nil }
        return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
    }
}
