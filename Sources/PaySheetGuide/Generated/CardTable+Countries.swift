// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let countries = RuleCard.cards(
        ##"""
        238
        warning
        compatible
        document
        2026.11
        The list of supported countries is empty.
        An empty list reads like "cards of no country", and Safari takes it for no limit at all, as if the list were absent. Whoever wrote it meant one or the other.
        Leave supportedCountries out to take cards of every country, or list the countries that you take.
        AP-SUPC-EMPTY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportedcountries
        from request
        set /supportedCountries []
        finds /supportedCountries
        shows AP-SUPC-EMPTY
        from methodData
        set /supportedCountries []
        finds /supportedCountries
        shows AP-SUPC-EMPTY
        right
        from request
        set /supportedCountries ["US"]
        from methodData
        set /supportedCountries ["US"]

        239
        warning
        compatible
        document
        2026.11
        A country stands twice in the list of supported countries.
        Safari takes the list as it is. A code that is written twice often stands where another one was meant.
        Keep one of them, or write the country that was meant.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportedcountries
        from request
        set /supportedCountries ["US", "CA", "US"]
        finds /supportedCountries/2
        from methodData
        set /supportedCountries ["FR", "FR"]
        finds /supportedCountries/1
        right
        from request
        set /supportedCountries ["US", "CA", "MX"]
        from methodData
        set /supportedCountries ["FR", "GF"]
        """##)
}
