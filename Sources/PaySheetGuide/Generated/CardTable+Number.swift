// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let number = RuleCard.cards(numberText)

    static let numberText = ##"""
        107
        number/range
        Number out of range
        warning
        correct
        document
        2026.11
        The number has a fraction, is negative, or is too large for the member.
        A browser silently uses another number: 1.5 becomes 1, and -1 becomes 4294967295.
        Write a whole number that fits.
        WK-IDL-UINT
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentintervalcount
        -
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/days 8.5
        finds /shippingMethods/0/dateComponentsRange/startDateComponents/days
        from result
        set /status 65536
        finds /status
        severity error
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/days -1
        finds /shippingMethods/0/dateComponentsRange/startDateComponents/days
        shows WK-IDL-UINT
        right
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/days 7
        from result
        set /status 0
        """##
}
