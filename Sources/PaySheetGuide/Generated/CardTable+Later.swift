// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let later = RuleCard.cards(laterText)

    static let laterText = ##"""
        314
        later/deprecated
        Apple Pay Later has ended
        warning
        compatible
        document
        2026.11
        The request says whether Apple Pay Later is available.
        No system reads the member any more, and later systems may refuse it. Apple has ended Apple Pay Later and marks the member as deprecated.
        Remove applePayLaterAvailability.
        AP-LATER-DEPRECATED
        https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability
        -
        from request
        set /applePayLaterAvailability "available"
        finds /applePayLaterAvailability
        shows AP-LATER-DEPRECATED
        from methodData
        set /applePayLaterAvailability "unavailableItemIneligible"
        finds /applePayLaterAvailability
        shows AP-LATER-DEPRECATED
        right
        from request
        from methodData

        315
        later/reason
        Reason against Apple Pay Later does not fit
        warning
        compatible
        document
        2026.11
        The request refuses Apple Pay Later because the payment is recurring, but it has nothing recurring.
        Systems that still know Apple Pay Later show the shopper a wrong reason. Newer systems do not read the member.
        Remove applePayLaterAvailability: Apple Pay Later has ended.
        AP-LATER-REASON
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase/applepaylateravailability
        -
        from request
        set /applePayLaterAvailability "unavailableRecurringTransaction"
        finds /applePayLaterAvailability
        shows AP-LATER-REASON
        from deferred
        set /applePayLaterAvailability "unavailableRecurringTransaction"
        finds /applePayLaterAvailability
        shows AP-LATER-REASON
        right
        from request
        from deferred
        """##
}
