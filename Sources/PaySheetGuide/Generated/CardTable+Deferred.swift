// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let deferred = RuleCard.cards(deferredText)

    static let deferredText = ##"""
        264
        deferred/cancellation-late
        Free cancellation after the charge
        warning
        correct
        document
        2026.11
        The shopper can cancel free of charge until a date after the charge.
        You take the money while the shopper may still cancel. No browser checks the order. Usually the two dates are swapped.
        End the free cancellation at the charge or earlier.
        AP-DEF-CANCEL-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdate
        -
        from deferred
        set /deferredPaymentRequest/freeCancellationDate "2027-07-10T13:00:00.001Z"
        finds /deferredPaymentRequest/freeCancellationDate
        shows AP-DEF-CANCEL-ORDER
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "2027-07-03"
        finds /deferredPaymentRequest/freeCancellationDate
        right
        from deferred
        set /deferredPaymentRequest/freeCancellationDate "2027-07-10T13:00:00Z"
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "2027-07-04"

        265
        deferred/cancellation-pair
        Half of a free cancellation
        error
        correct
        document
        2026.11
        Only one of the free cancellation date and its time zone is present.
        Safari throws a TypeError, because the sheet shows the date in that zone, usually that of the hotel or flight. An empty zone counts as missing. Safari does not check this in an update.
        Write both, or remove both.
        AP-DEF-CANCEL-TZ AP-DEF-TZ-CANCEL WK-DEF-TZ-MISSING WK-DEF-TZ-ALONE
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdate
        -
        from deferred
        remove /deferredPaymentRequest/freeCancellationDateTimeZone
        finds /deferredPaymentRequest
        shows AP-DEF-CANCEL-TZ WK-DEF-TZ-MISSING
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone ""
        finds /deferredPaymentRequest/freeCancellationDateTimeZone
        from deferred
        remove /deferredPaymentRequest/freeCancellationDate
        finds /deferredPaymentRequest/freeCancellationDateTimeZone
        shows AP-DEF-TZ-CANCEL WK-DEF-TZ-ALONE
        right
        from deferred
        from deferred
        remove /deferredPaymentRequest/freeCancellationDate
        remove /deferredPaymentRequest/freeCancellationDateTimeZone
        from deferred
        remove /deferredPaymentRequest/freeCancellationDate
        set /deferredPaymentRequest/freeCancellationDateTimeZone ""

        266
        deferred/date-missing
        Deferred payment without a date
        warning
        correct
        document
        2026.11
        The billing item of a deferred payment does not say when you charge it.
        The sheet may show no date. Safari leaves the date unset, and no documentation says what the system then shows.
        Add "deferredPaymentDate", the moment of the charge.
        AP-DEF-DATE
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/deferredpaymentdate
        -
        from deferred
        remove /deferredPaymentRequest/deferredBilling/deferredPaymentDate
        finds /deferredPaymentRequest/deferredBilling
        shows AP-DEF-DATE
        from deferred
        remove /deferredPaymentRequest/deferredBilling/deferredPaymentDate
        remove /deferredPaymentRequest/freeCancellationDate
        remove /deferredPaymentRequest/freeCancellationDateTimeZone
        finds /deferredPaymentRequest/deferredBilling
        right
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "2028-07-10"
        from deferred
        remove /deferredPaymentRequest/freeCancellationDate
        remove /deferredPaymentRequest/freeCancellationDateTimeZone

        267
        deferred/date-past
        Deferred payment in the past
        warning
        correct
        document
        2026.11
        The date of the later charge is not in the future.
        The shopper agrees to a charge in the past. Usually a fixed date was left in the page, and no browser checks it. The rule runs only if the check knows the time.
        Write a date in the future, or charge now.
        AP-DEF-DATE-FUTURE
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/deferredpaymentdate
        -
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "2026-11-21T00:00:00Z"
        remove /deferredPaymentRequest/freeCancellationDate
        remove /deferredPaymentRequest/freeCancellationDateTimeZone
        with --now 2026-11-21T00:00:00Z
        finds /deferredPaymentRequest/deferredBilling/deferredPaymentDate
        shows AP-DEF-DATE-FUTURE
        from deferred
        set /lineItems/1/deferredPaymentDate "2026-11-20"
        with --now 2026-11-21T00:00:00Z
        finds /lineItems/1/deferredPaymentDate
        right
        from deferred
        set /lineItems/1/deferredPaymentDate "2026-11-22"
        with --now 2026-11-21T00:00:00Z
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "2026-11-21T00:00:00.001Z"
        remove /deferredPaymentRequest/freeCancellationDate
        remove /deferredPaymentRequest/freeCancellationDateTimeZone
        with --now 2026-11-21T00:00:00Z
        from deferred
        set /lineItems/1/deferredPaymentDate "2026-11-20"

        268
        deferred/zone-unknown
        Unknown time zone
        error
        correct
        document
        2026.11
        The time zone of the free cancellation is not an identifier of the IANA time-zone database.
        Safari throws a TypeError at an unknown zone, and compares upper and lower case. It accepts an offset such as "GMT+2", but the hour is wrong after clocks change. Safari does not check this in an update.
        Write the identifier of the place where the service is, such as "Europe/Paris" or "America/New_York".
        AP-DEF-TZ-VALID WK-DEF-TZ-UNKNOWN
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdatetimezone
        -
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "Europe/Pariis"
        finds /deferredPaymentRequest/freeCancellationDateTimeZone
        shows AP-DEF-TZ-VALID WK-DEF-TZ-UNKNOWN
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "europe/paris"
        finds /deferredPaymentRequest/freeCancellationDateTimeZone
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "GMT+02:00"
        finds /deferredPaymentRequest/freeCancellationDateTimeZone
        right
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "Africa/Abidjan"
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "Zulu"
        from deferred
        set /deferredPaymentRequest/freeCancellationDateTimeZone "US/Pacific"
        """##
}
