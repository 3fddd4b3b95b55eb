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
    public var iso: String { String(Int64(year), digits: 4) + "-" + String(Int64(month), digits: 2) + "-" + String(Int64(day), digits: 2) }

    /// `1 March 2027`.
    public var text: String {
        // Cannot trap: a month counts from 1 to 12.
        String(day) + " " + CalendarDay.months[month - 1] + " " + String(year)
    }

    /// The number of days since 1 January 1970.
    var dayNumber: Int64 { Moment.day(Int64(year), Int64(month), Int64(day)) }

    /// The day and the second of the day so many seconds after midnight.
    package func after(seconds: Int64) -> (day: CalendarDay, second: Int64) {
        let (days, second) = Moment.floorDivide(seconds, by: 86_400)
        return (CalendarDay(dayNumber: dayNumber &+ days), second)
    }

    /// Returns the time of a second of the day: `09:30`.
    package static func time(_ second: Int64) -> String {
        String(second / 3600, digits: 2) + ":" + String(second / 60 % 60, digits: 2)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// Earlier comes first.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
