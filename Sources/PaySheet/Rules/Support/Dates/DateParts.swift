/// The parts of a shipping date that are written in digits.
struct DateParts {
    /// The dictionary that holds them.
    let node: Int
    let year: Int64?
    let month: Int64?
    let day: Int64?
    let hour: Int64?
    /// All parts that are there could be read, and no name is unknown: nothing is reported already.
    let isWhole: Bool

    init(_ date: borrowing ShippingDateView) {
        node = date.node
        year = DateParts.number(date, .years)
        month = DateParts.number(date, .months)
        day = DateParts.number(date, .days)
        hour = DateParts.number(date, .hours)
        let read = (year == nil ? 0 : 1) &+ (month == nil ? 0 : 1) &+ (day == nil ? 0 : 1) &+ (hour == nil ? 0 : 1)
        isWhole = date.presentCount == read && date.nameCount == read
    }

    /// A member in digits. (In a regular dictionary each number is written in digits, and has been read already.)
    @inline(__always)
    private static func number(_ date: borrowing ShippingDateView, _ member: ShippingDateView.Member) -> Int64? {
        date.isRegular ? date.cursor.unsignedLong(date.place(of: member)).map { Int64($0) } : date.plainNumber(member)
    }

    /// Both ends of a range, where nothing is reported already about either.
    static func ends(
        of range: borrowing ShippingDateRangeView, _ context: inout RuleContext
    ) -> (start: DateParts, end: DateParts)? {
        guard let first = range.startDateComponents, let last = range.endDateComponents else { return nil }
        let (start, end) = (context.parts(of: first), context.parts(of: last))
        return start.isWhole && end.isWhole ? (start, end) : nil
    }

    /// How many parts are given, from the year down without a gap; `nil` if there is a gap or none at all.
    var depth: Int? {
        if hour != nil { return year != nil && month != nil && day != nil ? 4 : nil }
        if day != nil { return year != nil && month != nil ? 3 : nil }
        if month != nil { return year != nil ? 2 : nil }
        return year == nil ? nil : 1
    }

    /// The year can be one of the Gregorian calendar, counted from its beginning.
    var hasPlausibleYear: Bool { year.map { $0 >= 1970 && $0 < 2400 } ?? false }

    /// The month, the day of that month and the hour exist.
    var exists: Bool {
        if let month, month < 1 || month > 12 { return false }
        if let day, day < 1 || day > lastDay { return false }
        return hour.map { $0 <= 23 } ?? true
    }

    /// The last day of the month; 31 if the month is unknown.
    var lastDay: Int64 {
        guard let month, month >= 1, month <= 12 else { return 31 }
        // Without a year it could be a leap year.
        return Moment.daysIn(month, of: year ?? 2000)
    }

    /// Below zero where this date comes before the other one; both have as many parts.
    func order(to other: DateParts) -> Int64 {
        if year != other.year { return (year ?? 0) &- (other.year ?? 0) }
        if month != other.month { return (month ?? 0) &- (other.month ?? 0) }
        if day != other.day { return (day ?? 0) &- (other.day ?? 0) }
        return (hour ?? 0) &- (other.hour ?? 0)
    }

    /// `2027-03-08`, as far as it is known.
    var text: String {
        var text = String(year ?? 0)
        if let month { text += (month < 10 ? "-0" : "-") + String(month) }
        if let day { text += (day < 10 ? "-0" : "-") + String(day) }
        if let hour { text += " " + String(hour) + ":00" }
        return text
    }

    /// What a gap is, in words.
    var gap: (message: Sentence, help: String) {
        let missing = year == nil ? "\"years\"" : month == nil ? "\"months\"" : "\"days\""
        guard month != nil || day != nil || hour != nil else { return ("the shipping date is empty", "add " + missing) }
        let smallest: Sentence = hour != nil ? "an hour" : day != nil ? "a day" : "a month"
        return (
            "the shipping date gives \(words: smallest) without \(missing, "member"), so it is not a calendar date", "add " + missing
        )
    }

    /// The first part that does not exist; only if ``exists`` is false.
    var wrongPart: (member: ShippingDateView.Member, message: Sentence, help: String) {
        if let month, month < 1 || month > 12 {
            return month == 0
                ? (.months, "there is no month 0; January is 1, other than in JavaScript", "count months from 1")
                : (.months, "there is no month \(month, "month")", "write a month from 1 to 12")
        }
        if let day, day < 1 || day > lastDay {
            var message: Sentence = "there is no day \(day, "day")"
            if day > 0, let month { message += " in month \(month, "month")\(words: year.map { " of \($0, "year")" } ?? "")" }
            return (.days, message, "write a day from 1 to " + String(lastDay))
        }
        return (.hours, "there is no hour \(hour ?? 0, "hour")", "write an hour from 0 to 23")
    }

    /// Where a year that is none of ours may come from.
    var yearHint: Sentence {
        guard let year, year >= 200 else { return "; the parts are a date of the calendar and no span of time" }
        return year < 1970 ? "" : "; the calendar is the Gregorian"
    }
}
