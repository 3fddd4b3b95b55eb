/// A date in a header, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
package struct HTTPDate: Sendable, Hashable {
    package let secondsSince1970: Int64

    /// The first and the last second that the four digits of a year can state.
    package static let range: ClosedRange<Int64> = -62_167_219_200...253_402_300_799

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
        let start = HTTPDate.day(year, Int64(month) + 1, 1)
        let next = month == 11 ? HTTPDate.day(year + 1, 1, 1) : HTTPDate.day(year, Int64(month) + 2, 1)
        guard day >= 1, day <= next - start else { return nil }
        secondsSince1970 = (start + day - 1) * 86_400 + second
    }

    /// The form that servers and clients must write.
    package var text: String {
        let (days, second) = HTTPDate.divided(secondsSince1970, 86_400)
        let (year, month, day) = HTTPDate.date(days)
        let name = HTTPDate.shortDays[Int(HTTPDate.divided(days + 4, 7).rest)]
        return name + ", " + HTTPDate.digits(day, 2) + " " + HTTPDate.months[Int(month) - 1] + " " + HTTPDate.digits(year, 4) + " "
            + HTTPDate.digits(second / 3600, 2) + ":" + HTTPDate.digits(second / 60 % 60, 2) + ":" + HTTPDate.digits(second % 60, 2)
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

    private static func digits(_ number: Int64, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }

    private static func divided(_ number: Int64, _ divisor: Int64) -> (quotient: Int64, rest: Int64) {
        let rest = (number % divisor + divisor) % divisor
        return ((number - rest) / divisor, rest)
    }

    // Both calculations count in eras of 400 years that begin in March, so that the day of a leap year is the last one.

    /// Days since 1970 of a date.
    private static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let (era, yearOfEra) = divided(month <= 2 ? year - 1 : year, 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date of a number of days since 1970.
    private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = divided(days + 719_468, 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }
}
