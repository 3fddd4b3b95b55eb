// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let date = RuleCard.cards(dateText)

    static let dateText = ##"""
        106
        date/format
        Date format
        warning
        correct
        document
        2026.11
        The text is not an ISO 8601 date-time.
        A browser silently ignores the date, so a subscription begins at once or never ends.
        Write year, month and day, the letter T, a time, and Z or an offset, such as 2027-03-01T00:00:00Z.
        WK-IDL-DATE
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentstartdate
        -
        from deferred
        set /deferredPaymentRequest/deferredBilling/deferredPaymentDate "10 July 2027"
        finds /deferredPaymentRequest/deferredBilling/deferredPaymentDate
        from recurring
        set /lineItems/1/recurringPaymentStartDate "2027-02-30T00:00:00Z"
        finds /lineItems/1/recurringPaymentStartDate
        from deferred
        set /deferredPaymentRequest/freeCancellationDate "3 July 2027"
        finds /deferredPaymentRequest/freeCancellationDate
        shows WK-IDL-DATE
        from deferred
        set /deferredPaymentRequest/freeCancellationDate "2027-07-03 10:00"
        finds /deferredPaymentRequest/freeCancellationDate
        right
        from deferred
        from recurring
        """##
}
