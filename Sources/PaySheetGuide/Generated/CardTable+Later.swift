// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let later = RuleCard.cards(
        ##"""
        314
        warning
        compatible
        document
        2026.11
        The request says whether Apple Pay Later is available.
        Apple has ended Apple Pay Later and marks the member as deprecated: no system reads it any more, and later ones may refuse it.
        Leave applePayLaterAvailability out.
        AP-LATER-DEPRECATED
        https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability
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
        warning
        compatible
        document
        2026.11
        Apple Pay Later is refused because the payment is recurring, and nothing in the request is recurring.
        Systems that still know Apple Pay Later show the reason to the shopper. Newer ones do not read the member at all.
        Leave applePayLaterAvailability out: Apple Pay Later has ended.
        AP-LATER-REASON
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase/applepaylateravailability
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
        """##)
}
