/// A recurring payment that is charged once.
enum RecurringOnce: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.recurringPaymentEndDate], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard context.role == .regularBilling, let end = cursor.instant(LineItem.Slot.recurringPaymentEndDate),
            let node = cursor.slot(LineItem.Slot.recurringPaymentEndDate)
        else { return }
        var start = cursor.instant(LineItem.Slot.recurringPaymentStartDate)
        // Without a start the first charge is this payment.
        if !cursor.isPresent(LineItem.Slot.recurringPaymentStartDate) { start = Instant(context.policy) }
        guard let start, !RecurringOrder.isBroken(cursor), !RecurringEnded.isOver(cursor, context.policy),
            let next = start.nextCharge(of: cursor), end < next
        else { return }
        context.report(
            .recurringOnce, at: node, help: "shorten the interval or move the end",
            "the charges end on " + cursor.shownDate(LineItem.Slot.recurringPaymentEndDate) + ", before the second one is due")
    }
}

extension Instant {
    /// When a recurring item that is charged now is charged again; `nil` where that is reported as unclear.
    func nextCharge(of item: borrowing Cursor) -> Instant? {
        let isCounted = item.isPresent(LineItem.Slot.recurringPaymentIntervalCount)
        let hasUnit = item.isPresent(LineItem.Slot.recurringPaymentIntervalUnit)
        guard let count = isCounted ? item.plainNumber(LineItem.Slot.recurringPaymentIntervalCount) : 1, count > 0,
            let unit = hasUnit
                ? item.wordIndex(LineItem.Slot.recurringPaymentIntervalUnit) : RecurringPaymentDateUnit.monthIndex,
            unit >= 0
        else { return nil }
        return advanced(by: count, unit)
    }

    /// The moment so many units of a recurring payment later. Counts are below 2^32, so that nothing here comes near a limit.
    func advanced(by count: Int64, _ unit: Int) -> Instant {
        switch unit {
        case RecurringPaymentDateUnit.minuteIndex: return Instant(seconds: seconds &+ count &* 60, nanoseconds: nanoseconds)
        case RecurringPaymentDateUnit.hourIndex: return Instant(seconds: seconds &+ count &* 3600, nanoseconds: nanoseconds)
        case RecurringPaymentDateUnit.dayIndex:
            return Instant(seconds: seconds &+ count &* Instant.secondsOfDay, nanoseconds: nanoseconds)
        default:
            let (days, second) = Moment.floorDivide(seconds, by: Instant.secondsOfDay)
            let (year, month, day) = Moment.date(ofDay: days)
            let months = month &- 1 &+ (unit == RecurringPaymentDateUnit.yearIndex ? count &* 12 : count)
            let (years, rest) = Moment.floorDivide(months, by: 12)
            let lastDay = Moment.daysIn(rest &+ 1, of: year &+ years)
            let later = Moment.day(year &+ years, rest &+ 1, min(day, lastDay))
            return Instant(seconds: later &* Instant.secondsOfDay &+ second, nanoseconds: nanoseconds)
        }
    }
}
