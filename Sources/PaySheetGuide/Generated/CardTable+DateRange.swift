// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let dateRange = RuleCard.cards(dateRangeText)

    static let dateRangeText = ##"""
        248
        date-range/ends
        Ends of a range that are not equally exact
        warning
        correct
        document
        2026.11
        One end of the shipping estimate has smaller units than the other.
        The shopper may see a strange estimate, because a span from a day to a month has no clear length. No documentation says how the sheet shows it.
        Use the same units at both ends.
        AP-DATE-SAME-GRAN
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange
        -
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/hours 9
        finds /shippingMethods/0/dateComponentsRange
        shows AP-DATE-SAME-GRAN
        from shipping
        remove /shippingMethods/1/dateComponentsRange/endDateComponents/days
        finds /shippingMethods/1/dateComponentsRange
        right
        from shipping
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/hours 9
        set /shippingMethods/0/dateComponentsRange/endDateComponents/hours 9

        249
        date-range/gaps
        Incomplete shipping date
        warning
        correct
        document
        2026.11
        A shipping date has a unit without all larger ones, or no unit at all.
        The sheet does not show the estimate properly. The parts are a date of the calendar: "days": 3 does not mean "in three days".
        Write the year and every unit down to the smallest one.
        AP-DATE-GRAN
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents
        -
        from shipping
        remove /shippingMethods/0/dateComponentsRange/startDateComponents/years
        finds /shippingMethods/0/dateComponentsRange/startDateComponents
        shows AP-DATE-GRAN
        from shipping
        set /shippingMethods/1/dateComponentsRange/endDateComponents {"days":3}
        finds /shippingMethods/1/dateComponentsRange/endDateComponents
        from modifier
        set /additionalShippingMethods/0/dateComponentsRange/endDateComponents {}
        finds /additionalShippingMethods/0/dateComponentsRange/endDateComponents
        right
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents {"years":2027,"months":3}
        set /shippingMethods/0/dateComponentsRange/endDateComponents {"years":2027,"months":3}
        from shipping
        set /shippingMethods/1/dateComponentsRange/startDateComponents/hours 0
        set /shippingMethods/1/dateComponentsRange/endDateComponents/hours 23

        250
        date-range/no-such-date
        Shipping date that does not exist
        warning
        correct
        document
        2026.11
        A shipping date has a month, a day or an hour that does not exist.
        The shopper sees a wrong date or none. Months count from 1 to 12, days from 1 to the last of the month, hours from 0 to 23. Safari accepts any number. JavaScript counts months from 0: in December, getMonth() returns 11.
        Write the number that people write. Add 1 to the result of getMonth().
        AP-DATE-MONTH AP-DATE-DAY AP-DATE-HOUR
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents/months
        -
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/months 0
        finds /shippingMethods/0/dateComponentsRange/startDateComponents/months
        shows AP-DATE-MONTH
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/months 13
        finds /shippingMethods/0/dateComponentsRange/endDateComponents/months
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/days 32
        finds /shippingMethods/0/dateComponentsRange/endDateComponents/days
        shows AP-DATE-DAY
        from shippingContactUpdate
        set /newShippingMethods/0/dateComponentsRange/endDateComponents {"years":2027,"months":6,"days":31}
        finds /newShippingMethods/0/dateComponentsRange/endDateComponents/days
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/hours 0
        set /shippingMethods/0/dateComponentsRange/endDateComponents/hours 24
        finds /shippingMethods/0/dateComponentsRange/endDateComponents/hours
        shows AP-DATE-HOUR
        right
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/months 1
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/months 12
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/days 31
        from shippingContactUpdate
        set /newShippingMethods/0/dateComponentsRange/endDateComponents {"years":2028,"months":2,"days":29}
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/hours 0
        set /shippingMethods/0/dateComponentsRange/endDateComponents/hours 23

        251
        date-range/order
        Shipping estimate backwards
        warning
        correct
        document
        2026.11
        The shipping estimate ends before it begins.
        The sheet does not show the estimate, because the system cannot make a range from it. Safari does not compare the dates.
        Write the earlier date as the start.
        AP-DATE-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange
        -
        from shipping
        set /shippingMethods/1/dateComponentsRange/endDateComponents/days 2
        finds /shippingMethods/1/dateComponentsRange
        shows AP-DATE-ORDER
        from shippingContactUpdate
        set /newShippingMethods/0/dateComponentsRange/startDateComponents/months 4
        finds /newShippingMethods/0/dateComponentsRange
        right
        from shipping
        set /shippingMethods/1/dateComponentsRange/endDateComponents/days 3
        from shippingContactUpdate
        set /newShippingMethods/0/dateComponentsRange/endDateComponents/months 4

        252
        date-range/past
        Shipping estimate in the past
        warning
        correct
        document
        2026.11
        The shipping estimate ends before today.
        The sheet says that the goods have arrived already. Usually a fixed date was left in the page. The check allows one day, because the date differs around the world. It runs only if the check knows the time.
        Calculate the dates from today.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/datecomponentsrange
        A rule of paysheet's own: it compares the estimate with the time of the check.
        from modifier
        with --now 2027-03-06T00:00:00Z
        finds /additionalShippingMethods/0/dateComponentsRange
        from shipping
        with --now 2027-03-06T00:00:00Z
        finds /shippingMethods/1/dateComponentsRange
        from modifier
        with --now 2027-03-05T00:00:00Z
        finds /additionalShippingMethods/0/dateComponentsRange
        right
        from modifier
        set /additionalShippingMethods/0/dateComponentsRange/endDateComponents/days 5
        with --now 2027-03-06T00:00:00Z
        from shipping
        set /shippingMethods/1/dateComponentsRange/endDateComponents/days 5
        with --now 2027-03-06T00:00:00Z
        from modifier
        with --now 2027-03-04T00:00:00Z
        from shipping
        with --now 2027-03-05T00:00:00Z
        from modifier

        253
        date-range/year
        Year of a shipping date
        warning
        correct
        document
        2026.11
        The year of a shipping date is far from our time.
        The shopper sees a wrong year. The parts are a date of the Gregorian calendar, not a span of time. A number such as 2570 comes from the Buddhist calendar, one such as 9 from a Japanese era. Safari accepts any number.
        Write the Gregorian year with its four digits.
        AP-DATE-ABS AP-DATE-GREG
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents
        -
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/years 0
        finds /shippingMethods/0/dateComponentsRange/startDateComponents/years
        shows AP-DATE-ABS
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/years 2570
        finds /shippingMethods/0/dateComponentsRange/endDateComponents/years
        shows AP-DATE-GREG
        right
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/years 2026
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents {"years":2027,"months":1,"days":3}
        from shipping
        set /shippingMethods/0/dateComponentsRange/endDateComponents/years 2028
        """##
}
