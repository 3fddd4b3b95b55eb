/// A recurring payment that is charged once.
enum RecurringOnce: OneRowRule {
    static let row = RuleRow(LineItemView.self, needs: [.recurringPaymentEndDate], roles: [.regularBilling], isAdvice: true) {
        item, context in
        // Without a start the first charge is this payment.
        let start = item.isPresent(.recurringPaymentStartDate) ? item.instant(.recurringPaymentStartDate) : context.policy.now
        guard let start, let end = item.instant(.recurringPaymentEndDate), !item.endsBeforeStart, !item.isOver(Past(context.policy)),
            let next = start.nextCharge(of: item), end < next
        else { return }
        context.report(
            .recurringOnce, at: item[.recurringPaymentEndDate], help: "shorten the interval or move the end",
            "the charges end on \(item.shownDate(.recurringPaymentEndDate), "date"), before the second one is due")
    }
}

extension Instant {
    /// When a recurring item that is charged now is charged again; `nil` if that is reported as unclear.
    func nextCharge(of item: borrowing LineItemView) -> Instant? {
        let count = item.isPresent(.recurringPaymentIntervalCount) ? item.plainNumber(.recurringPaymentIntervalCount) : 1
        let unit =
            item.isPresent(.recurringPaymentIntervalUnit)
            ? item.word(.recurringPaymentIntervalUnit) : RecurringPaymentDateUnit.monthIndex
        guard let count, count > 0, let unit, unit >= 0 else { return nil }
        return advanced(by: count, unit)
    }

    /// The moment so many units of a recurring payment later. Counts are below 2^32, so that nothing here comes near a limit.
    func advanced(by count: Int64, _ unit: Int) -> Instant {
        switch unit {
        case RecurringPaymentDateUnit.minuteIndex: return Instant(seconds: secondsSince1970 &+ count &* 60, nanoseconds: nanoseconds)
        case RecurringPaymentDateUnit.hourIndex: return Instant(seconds: secondsSince1970 &+ count &* 3600, nanoseconds: nanoseconds)
        case RecurringPaymentDateUnit.dayIndex:
            return Instant(seconds: secondsSince1970 &+ count &* Instant.secondsOfDay, nanoseconds: nanoseconds)
        default:
            let (days, second) = Moment.floorDivide(secondsSince1970, by: Instant.secondsOfDay)
            let (year, month, day) = Moment.date(ofDay: days)
            let months = month &- 1 &+ (unit == RecurringPaymentDateUnit.yearIndex ? count &* 12 : count)
            let (years, rest) = Moment.floorDivide(months, by: 12)
            let lastDay = Moment.daysIn(rest &+ 1, of: year &+ years)
            let later = Moment.day(year &+ years, rest &+ 1, min(day, lastDay))
            return Instant(seconds: later &* Instant.secondsOfDay &+ second, nanoseconds: nanoseconds)
        }
    }
}
