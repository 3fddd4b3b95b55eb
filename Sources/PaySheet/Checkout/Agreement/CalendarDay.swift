/// A day of the Gregorian calendar.
public struct CalendarDay: Sendable, Hashable, Comparable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// States a day. `nil` for one that the calendar does not have, or outside the years 0 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= Int(Moment.daysIn(Int64(month), of: Int64(year))) else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day so many days after 1 January 1970.
    package init(dayNumber: Int64) {
        let date = Moment.date(ofDay: dayNumber)
        (year, month, day) = (Int(date.year), Int(date.month), Int(date.day))
    }

    /// `2027-03-01`.
    public var iso: String { padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) }

    /// `1 March 2027`.
    public var text: String { String(day) + " " + CalendarDay.months[month - 1] + " " + String(year) }

    /// The number of days since 1 January 1970.
    var dayNumber: Int64 { Moment.day(Int64(year), Int64(month), Int64(day)) }

    /// Returns the time of a second of the day: `09:30`.
    package static func time(_ second: Int64) -> String {
        func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
        return two(second / 3600) + ":" + two(second / 60 % 60)
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// Earlier comes first.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

/// A place's distance from UTC, which may change with the season.
public struct Zone: Sendable {
    /// The name, such as `Europe/Paris` or `UTC`.
    public let name: String
    /// Seconds east of UTC at a moment, given in seconds since 1970.
    public let offset: @Sendable (_ secondsSince1970: Int64) -> Int

    /// A zone with a rule of its own.
    public init(name: String, offset: @escaping @Sendable (_ secondsSince1970: Int64) -> Int) {
        self.name = name
        self.offset = offset
    }

    /// Coordinated universal time.
    public static let utc = Zone(name: "UTC") { _ in 0 }

    /// A zone with the same distance all year, written as `+02:00`. `nil` for other text.
    public init?(offsetText text: String) {
        let bytes = [UInt8](text.utf8)
        guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"), bytes[3] == UInt8(ascii: ":") else {
            return nil
        }
        var digits: [Int] = []
        for index in [1, 2, 4, 5] {
            guard bytes[index] &- 0x30 <= 9 else { return nil }
            digits.append(Int(bytes[index] &- 0x30))
        }
        let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        guard hours <= 23, minutes <= 59 else { return nil }
        let seconds = (hours * 3600 + minutes * 60) * (bytes[0] == UInt8(ascii: "-") ? -1 : 1)
        self.init(name: text) { _ in seconds }
    }

    /// The day and the second of the day at a moment.
    package func local(_ secondsSince1970: Int64) -> (day: CalendarDay, second: Int64) {
        let (days, second) = Moment.floorDivide(secondsSince1970 &+ Int64(offset(secondsSince1970)), by: 86_400)
        return (CalendarDay(dayNumber: days), second)
    }
}
