// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let deferred = RuleCard.cards(
        ##"""
        264
        warning
        correct
        document
        2026.11
        Cancelling is free until a date that comes after the charge.
        Until that date the shopper may step back without paying, and the money is taken before. Nothing checks the order; mostly the two dates changed places.
        Let the free cancellation end at the charge or before.
        AP-DEF-CANCEL-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdate
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
        error
        correct
        document
        2026.11
        Of the date until which cancelling is free and its time zone, one is given without the other.
        Safari throws a TypeError: the sheet shows the date as it is in that zone, mostly that of the hotel or the flight. An empty zone counts as none. In an update Safari does not look.
        Give both, or leave both out.
        AP-DEF-CANCEL-TZ AP-DEF-TZ-CANCEL WK-DEF-TZ-MISSING WK-DEF-TZ-ALONE
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdate
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
        warning
        correct
        document
        2026.11
        The billing item of a deferred payment does not say when it is charged.
        Safari leaves the date unset, while the system's own item always has one. What the sheet then shows is not documented.
        Add "deferredPaymentDate", the moment of the charge.
        AP-DEF-DATE
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/deferredpaymentdate
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
        warning
        correct
        document
        2026.11
        The date of the later charge is not in the future.
        A deferred payment is charged later. Nothing checks the date; mostly a fixed date stayed in the page after its day. The rule is checked only where the check knows what time it is.
        Write a date in the future, or charge now.
        AP-DEF-DATE-FUTURE
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/deferredpaymentdate
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
        error
        correct
        document
        2026.11
        The time zone of the free cancellation is no identifier of the IANA time-zone database.
        Safari throws a TypeError at a zone that it does not know, and it looks at upper and lower case. An offset such as "GMT+2" it does take, but that names no place, and the hour is wrong once clocks change. In an update Safari does not look.
        Write an identifier such as "Europe/Paris" or "America/New_York": that of the place where the service is.
        AP-DEF-TZ-VALID WK-DEF-TZ-UNKNOWN
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/freecancellationdatetimezone
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
        """##)
}
