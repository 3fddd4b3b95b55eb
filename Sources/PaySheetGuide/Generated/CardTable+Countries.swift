// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let countries = RuleCard.cards(countriesText)

    static let countriesText = ##"""
        238
        countries/empty
        No supported countries
        warning
        compatible
        document
        2026.11
        The list of supported countries is empty.
        Safari allows cards of every country, as if the list were missing. You may have meant cards of no country.
        Remove supportedCountries to accept cards of every country, or list the countries that you accept.
        AP-SUPC-EMPTY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportedcountries
        -
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
        countries/repeated
        Repeated country
        warning
        compatible
        document
        2026.11
        A country appears twice in the list of supported countries.
        Cards of another country may be missing, because the second code often means another one. Safari uses the list as it is.
        Keep one of them, or write the country that you meant.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/supportedcountries
        A rule of paysheet's own. WebKit's source uses the list as it is.
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
        """##
}
