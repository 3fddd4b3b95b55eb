/// A charge that an automatic payment leads to.
public struct PlannedCharge: Sendable, Hashable {
    /// The day. Where the month has no such day, its last.
    public let date: CalendarDay
    /// The day after, where the month has no such day: which of the two it is, the merchant decides, not Apple Pay.
    public internal(set) var alternative: CalendarDay?
    /// The time of day as `HH:MM`, where the interval is shorter than a day.
    public internal(set) var time: String?
    /// The offset from UTC as `+02:00`, if the time comes twice on that day.
    public internal(set) var offset: String?
    /// How much. `nil`: it is not known yet.
    public let amount: Amount?
    /// What the charge belongs to.
    public let phase: Phase
    /// The charge falls on the last moment of the agreement: whether it is made, the merchant decides.
    public internal(set) var isOnEnd = false

    /// What a charge belongs to.
    public enum Phase: UInt8, Sendable, Hashable {
        /// The payment that the shopper authorizes now.
        case now
        /// The trial period.
        case trial
        /// The regular charges.
        case regular
        /// The deferred payment.
        case deferred

        /// The word that reports use.
        public var word: String {
            switch self {
            case .now: "now"
            case .trial: "trial"
            case .regular: "regular"
            case .deferred: "deferred"
            }
        }
    }
}

extension PlannedCharge: CustomStringConvertible {
    /// `regular charge of 9.99 on 2027-02-28 or 2027-03-01`.
    public var description: String {
        var text = (phase == .now ? "payment" : phase.word + " charge") + " of "
        text += (amount?.text ?? LineItem.unknownAmount) + " on " + date.iso
        if let alternative { text += " or " + alternative.iso }
        if let time { text += " at " + time + (offset.map { " " + $0 } ?? "") }
        return isOnEnd ? text + ", the last moment of the agreement" : text
    }
}

/// The interval of a recurring line item.
package struct Interval: Sendable, Hashable {
    /// The units, from the shortest. A week is a unit only in ``spoken``.
    package enum Unit: Int, Sendable { case minute, hour, day, week, month, year }

    let count: Int64
    let unit: Unit

    /// The interval that a line item states; the defaults are Apple's. `nil` if it has no meaning.
    package init?(_ item: LineItem) {
        count = Int64(item.recurringPaymentIntervalCount ?? 1)
        guard count > 0, count <= 100_000 else { return nil }
        switch item.recurringPaymentIntervalUnit ?? .month {
        case .minute: unit = .minute
        case .hour: unit = .hour
        case .day: unit = .day
        case .month: unit = .month
        case .year: unit = .year
        default: return nil
        }
    }

    /// The interval as people state it: seven days are one week.
    package var spoken: (count: Int64, unit: Unit) {
        unit == .day && count % 7 == 0 ? (count / 7, .week) : (count, unit)
    }

    /// `every week`, `every 3 months`.
    package var text: String {
        let (count, unit) = spoken
        let word = ["minute", "hour", "day", "week", "month", "year"][unit.rawValue]
        return count == 1 ? "every " + word : "every " + String(count) + " " + word + "s"
    }

    /// The length of an interval that the clock measures; `nil` for those that the calendar measures.
    var seconds: Int64? { unit == .minute ? count &* 60 : unit == .hour ? count &* 3600 : nil }

    /// The moment so many intervals of the calendar after a first one, as a local day and second; with the other day that a short month leaves open.
    func after(_ steps: Int64, _ first: (day: CalendarDay, second: Int64)) -> (day: CalendarDay, alternative: CalendarDay?, second: Int64) {
        let amount = count &* steps
        switch unit {
        // Minutes and hours have ``seconds``, and never come here.
        case .minute, .hour, .day, .week: return (CalendarDay(dayNumber: first.day.dayNumber &+ amount), nil, first.second)
        case .month, .year:
            let months = Int64(first.day.year) &* 12 &+ Int64(first.day.month) &- 1 &+ amount &* (unit == .year ? 12 : 1)
            let (year, month) = (months / 12, months % 12 &+ 1)
            let last = Moment.daysIn(month, of: year)
            let day = min(Int64(first.day.day), last)
            let date = CalendarDay(dayNumber: Moment.day(year, month, day))
            let alternative = day < Int64(first.day.day) ? CalendarDay(dayNumber: date.dayNumber &+ 1) : nil
            return (date, alternative, first.second)
        }
    }
}
