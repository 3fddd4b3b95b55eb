import PaySheet

/// A date in a header, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
package struct HTTPDate: Sendable, Hashable {
    package let secondsSince1970: Int64

    /// The first and the last second that the four digits of a year can state.
    package static let range = Moment.firstSecond...Moment.lastSecond

    /// `nil` outside of ``range``.
    package init?(secondsSince1970 seconds: Int64) {
        guard HTTPDate.range.contains(seconds) else { return nil }
        secondsSince1970 = seconds
    }

    /// Reads the three forms of RFC 9110: that of ``text``, `Sunday, 06-Nov-94 08:49:37 GMT`, and `Sun Nov  6 08:49:37 1994`. The name
    /// of the day must be a name, and is not compared with the date. Two digits of a year from 70 on are of the last century.
    package init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true).map { String($0) }
        let date: [String]
        let time: String
        switch parts.count {
        case 6 where parts[5] == "GMT" && HTTPDate.shortDays.contains(where: { $0 + "," == parts[0] }):
            (date, time) = ([parts[1], parts[2], parts[3]], parts[4])
            guard date[0].utf8.count == 2, date[2].utf8.count == 4 else { return nil }
        case 4 where parts[3] == "GMT" && HTTPDate.longDays.contains(where: { $0 + "," == parts[0] }):
            date = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
            time = parts[2]
            guard date.count == 3, date[0].utf8.count == 2, date[2].utf8.count == 2 else { return nil }
        case 5 where HTTPDate.shortDays.contains(parts[0]):
            (date, time) = ([parts[2], parts[1], parts[4]], parts[3])
            guard date[2].utf8.count == 4 else { return nil }
        default: return nil
        }
        guard let day = HTTPDate.number(date[0]), let month = HTTPDate.months.firstIndex(of: date[1]),
            var year = HTTPDate.number(date[2]), let second = HTTPDate.second(time)
        else { return nil }
        if date[2].utf8.count == 2 { year += year < 70 ? 2000 : 1900 }
        guard day >= 1, day <= Moment.daysIn(Int64(month) + 1, of: year) else { return nil }
        secondsSince1970 = Moment.day(year, Int64(month) + 1, day) * 86_400 + second
    }

    /// The form that servers and clients must write.
    package var text: String {
        let (days, second) = Moment.floorDivide(secondsSince1970, by: 86_400)
        let (year, month, day) = Moment.date(ofDay: days)
        let name = HTTPDate.shortDays[Int(Moment.floorDivide(days + 4, by: 7).remainder)]
        return name + ", " + Moment.padded(day, 2) + " " + HTTPDate.months[Int(month) - 1] + " " + Moment.padded(year, 4) + " "
            + Moment.padded(second / 3600, 2) + ":" + Moment.padded(second / 60 % 60, 2) + ":" + Moment.padded(second % 60, 2)
            + " GMT"
    }

    private static let shortDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let longDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The second of the day of `08:49:37`. A leap second counts as the second before it.
    private static func second(_ text: String) -> Int64? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }), let hour = number(parts[0]), let minute = number(parts[1]),
            let second = number(parts[2]), hour < 24, minute < 60, second <= 60
        else { return nil }
        return hour * 3600 + minute * 60 + min(second, 59)
    }

    /// A number of at most four digits.
    private static func number(_ text: String) -> Int64? {
        guard 1...4 ~= text.utf8.count else { return nil }
        var number: Int64 = 0
        for byte in text.utf8 {
            guard 0x30...0x39 ~= byte else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        return number
    }
}
