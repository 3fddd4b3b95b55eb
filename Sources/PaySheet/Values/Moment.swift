/// The numbers that an ISO 8601 text holds, and the calendar arithmetic on them.
///
/// Years have four digits, so that no calculation here comes near the limits of its type.
package struct Moment {
    var year: Int64 = 0
    var month: Int64 = 0
    var day: Int64 = 0
    var secondOfDay: Int64 = 0
    var nanoseconds: Int64 = 0
    var offsetSeconds: Int64 = 0
    var hasTime = false
    var hasOffset = false

    var isLocal: Bool { hasTime && !hasOffset }

    /// Seconds since 1970 in UTC; a local time counts as UTC.
    var seconds: Int64 { Moment.day(year, month, day) &* 86_400 &+ secondOfDay &- offsetSeconds }

    /// Where the text stops being ISO 8601, and why.
    struct Fault {
        var kind: DateTimeFault.Kind
        var index: Int
    }

    /// Reads the bytes; the moment counts only if there is no fault.
    static func read(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> (moment: Moment, fault: Fault?) {
        if let moment = usual(bytes, from: from, to: to) { return (moment, nil) }
        var moment = Moment()
        guard from < to else { return (moment, Fault(kind: .empty, index: from)) }
        var index = from
        var fault = moment.readDate(bytes, &index, to)
        if fault == nil, index < to { fault = moment.readTime(bytes, &index, to) }
        if fault == nil, index < to { fault = moment.readOffset(bytes, &index, to) }
        if fault == nil, index < to { fault = Fault(kind: .unexpectedText, index: index) }
        return (moment, fault)
    }

    private mutating func readDate(_ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int) -> Fault? {
        let start = index
        guard let year = Moment.number(bytes, &index, to, digits: 4), Moment.skip(0x2D, bytes, &index, to),
            let month = Moment.number(bytes, &index, to, digits: 2), Moment.skip(0x2D, bytes, &index, to),
            let day = Moment.number(bytes, &index, to, digits: 2)
        else { return Fault(kind: .notADate, index: index) }
        (self.year, self.month, self.day) = (year, month, day)
        guard month >= 1, month <= 12 else { return Fault(kind: .noSuchMonth, index: start &+ 5) }
        guard day >= 1, day <= Moment.daysIn(month, of: year) else { return Fault(kind: .noSuchDay, index: start &+ 8) }
        return nil
    }

    private mutating func readTime(_ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int) -> Fault? {
        guard Moment.skip(0x54, bytes, &index, to) else { return Fault(kind: .noTimeMark, index: index) }
        let start = index
        guard let hour = Moment.number(bytes, &index, to, digits: 2), Moment.skip(0x3A, bytes, &index, to),
            let minute = Moment.number(bytes, &index, to, digits: 2)
        else { return Fault(kind: .notATime, index: index) }
        guard hour <= 23 else { return Fault(kind: .noSuchHour, index: start) }
        guard minute <= 59 else { return Fault(kind: .noSuchMinute, index: start &+ 3) }
        hasTime = true
        secondOfDay = hour &* 3600 &+ minute &* 60
        guard Moment.skip(0x3A, bytes, &index, to) else { return nil }
        guard let second = Moment.number(bytes, &index, to, digits: 2) else { return Fault(kind: .notATime, index: index) }
        guard second <= 59 else { return Fault(kind: .noSuchSecond, index: index &- 2) }
        secondOfDay = secondOfDay &+ second
        return readFraction(bytes, &index, to)
    }

    private mutating func readFraction(_ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int) -> Fault? {
        guard Moment.skip(0x2E, bytes, &index, to) else { return nil }
        let first = index
        var unit: Int64 = 100_000_000
        while index < to, bytes[index] &- 0x30 <= 9 {
            nanoseconds = nanoseconds &+ Int64(bytes[index] &- 0x30) &* unit
            unit /= 10
            index &+= 1
        }
        return index == first ? Fault(kind: .notATime, index: index) : nil
    }

    private mutating func readOffset(_ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int) -> Fault? {
        hasOffset = true
        if Moment.skip(0x5A, bytes, &index, to) { return nil }
        let start = index
        let isWest = Moment.skip(0x2D, bytes, &index, to)
        guard isWest || Moment.skip(0x2B, bytes, &index, to) else { return Fault(kind: .unexpectedText, index: index) }
        guard let hours = Moment.number(bytes, &index, to, digits: 2) else { return Fault(kind: .badOffset, index: start) }
        _ = Moment.skip(0x3A, bytes, &index, to)
        guard let minutes = Moment.number(bytes, &index, to, digits: 2), hours <= 23, minutes <= 59
        else { return Fault(kind: .badOffset, index: start) }
        offsetSeconds = (hours &* 3600 &+ minutes &* 60) &* (isWest ? -1 : 1)
        return nil
    }

    private static func skip(_ byte: UInt8, _ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int) -> Bool {
        guard index < to, bytes[index] == byte else { return false }
        index &+= 1
        return true
    }

    /// So many digits; where there are fewer, the index stays at the first that is none.
    private static func number(_ bytes: borrowing Span<UInt8>, _ index: inout Int, _ to: Int, digits: Int) -> Int64? {
        var number: Int64 = 0
        for _ in 0..<digits {
            guard index < to, bytes[index] &- 0x30 <= 9 else { return nil }
            number = number &* 10 &+ Int64(bytes[index] &- 0x30)
            index &+= 1
        }
        return number
    }
}

// The Gregorian calendar, carried back to the year 0.
extension Moment {
    /// 0000-01-01T00:00:00Z.
    package static let firstSecond: Int64 = -62_167_219_200
    /// 9999-12-31T23:59:59Z.
    package static let lastSecond: Int64 = 253_402_300_799

    static func isLeap(_ year: Int64) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    package static func daysIn(_ month: Int64, of year: Int64) -> Int64 {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since 1970. Years are counted from March, so that the leap day is the last of its year.
    package static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let marchYear = month <= 2 ? year &- 1 : year
        let era = floorDivide(marchYear, by: 400)
        let dayOfYear = (153 &* (month &+ (month > 2 ? -3 : 9)) &+ 2) / 5 &+ day &- 1
        let dayOfEra = era.remainder &* 365 &+ era.remainder / 4 &- era.remainder / 100 &+ dayOfYear
        return era.quotient &* 146_097 &+ dayOfEra &- 719_468
    }

    /// The date of a day since 1970: the inverse of ``day(_:_:_:)``.
    package static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let era = floorDivide(day &+ 719_468, by: 146_097)
        let rest = era.remainder
        let yearOfEra = (rest &- rest / 1460 &+ rest / 36_524 &- rest / 146_096) / 365
        let dayOfYear = rest &- (365 &* yearOfEra &+ yearOfEra / 4 &- yearOfEra / 100)
        let shifted = (5 &* dayOfYear &+ 2) / 153
        let month = shifted < 10 ? shifted &+ 3 : shifted &- 9
        let year = yearOfEra &+ era.quotient &* 400 &+ (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear &- (153 &* shifted &+ 2) / 5 &+ 1)
    }

    /// Quotient and remainder, the remainder never below zero.
    package static func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = (number / divisor, number % divisor)
        return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
    }

    static func text(seconds: Int64, milliseconds: Int64) -> String {
        let (days, second) = floorDivide(seconds, by: 86_400)
        let (year, month, day) = date(ofDay: days)
        var text = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(second / 3600, 2) + ":"
        text += padded(second / 60 % 60, 2) + ":" + padded(second % 60, 2)
        if milliseconds != 0 { text += "." + padded(milliseconds, 3) }
        return text + "Z"
    }

    package static func padded(_ number: Int64, _ width: Int) -> String {
        var (digits, rest): (String, Int64) = ("", number)
        for _ in 0..<width {
            digits = "\(rest % 10)" + digits
            rest /= 10
        }
        return digits
    }
}
