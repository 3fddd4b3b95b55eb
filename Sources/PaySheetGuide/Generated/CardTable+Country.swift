// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let country = RuleCard.cards(countryText)

    static let countryText = ##"""
        111
        country/unknown
        Unknown country
        error
        correct
        document
        2026.11
        The text is not a country code that browsers accept.
        A browser throws a TypeError. It accepts ISO 3166-1 codes of two capital letters.
        Write the code of two capital letters, such as US.
        AP-COUNTRY-ISO WK-COUNTRY AP-SUPC-ISO WK-COUNTRIES WK-W3C-DATA
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/countrycode
        -
        from request
        set /countryCode "us"
        finds /countryCode
        from request
        set /supportedCountries ["US", "UK"]
        finds /supportedCountries/1
        from request
        set /countryCode "us"
        finds /countryCode
        shows AP-COUNTRY-ISO WK-COUNTRY
        from request
        set /supportedCountries ["US", "UK"]
        finds /supportedCountries/1
        shows AP-SUPC-ISO WK-COUNTRIES
        from methodData
        set /countryCode "us"
        finds /countryCode
        shows WK-W3C-DATA
        from request
        set /supportedCountries ["us"]
        finds /supportedCountries/0
        shows WK-COUNTRIES
        right
        from request
        set /countryCode "US"
        from request
        set /supportedCountries ["US", "GB"]

        240
        country/expected
        Not the expected country
        error
        correct
        document
        2026.11
        The merchant's country is not the expected one.
        The payment may be processed differently, and the sheet may offer other cards. The country decides both. A wrong one often comes from the settings of another shop.
        Write the country in which the merchant does business, or change what the check expects.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/countrycode
        A rule of paysheet's own: it compares the request with what you expect.
        from request
        with --expect-country DE
        finds /countryCode
        from w3c
        set /methodData/0/data/countryCode "FR"
        with --expect-country US
        finds /methodData/0/data/countryCode
        from flow
        set /request/countryCode "CA"
        with --expect-country US
        finds /request/countryCode
        right
        from request
        with --expect-country US
        from w3c
        with --expect-country US
        from request
        set /countryCode "DE"
        with --expect-country DE

        241
        country/not-iso
        Country outside the standard
        warning
        compatible
        document
        2026.11
        Browsers know the code as a territory, but it is not one of the 249 codes of ISO 3166-1.
        Payment providers and card networks may refuse the payment, because ISO 3166-1 has only reserved these codes. Safari uses its locale data, which contains DG, EA and IC.
        Write the code of the country that the territory belongs to.
        AP-COUNTRY-ISO AP-SUPC-ISO
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/countrycode
        -
        from request
        set /countryCode "IC"
        finds /countryCode
        shows AP-COUNTRY-ISO
        from methodData
        set /countryCode "EA"
        finds /countryCode
        shows AP-COUNTRY-ISO
        from request
        set /supportedCountries ["ES", "IC"]
        finds /supportedCountries/1
        shows AP-SUPC-ISO
        from methodData
        set /supportedCountries ["DG", "IO"]
        finds /supportedCountries/0
        shows AP-SUPC-ISO
        right
        from request
        set /countryCode "ES"
        from methodData
        set /countryCode "XK"
        from request
        set /supportedCountries ["ES", "IO"]
        """##
}
