// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let currency = RuleCard.cards(currencyText)

    static let currencyText = ##"""
        112
        currency/unknown
        Unknown currency
        error
        correct
        document
        2026.11
        The text is not a currency code that browsers accept.
        A browser throws a TypeError. It accepts ISO 4217 codes of three capital letters.
        Write the code of three capital letters, such as USD.
        AP-CURRENCY-ISO WK-CURRENCY AP-PR-CURRENCY-FORM WK-W3C-CURRENCY WK-W3C-ISO
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        -
        from request
        set /currencyCode "usd"
        finds /currencyCode
        from request
        set /currencyCode "EURO"
        finds /currencyCode
        from request
        set /currencyCode "usd"
        finds /currencyCode
        shows AP-CURRENCY-ISO WK-CURRENCY
        from w3c
        set /details/total/amount/currency "dollars"
        finds /details/total/amount/currency
        shows AP-PR-CURRENCY-FORM WK-W3C-CURRENCY
        from w3c
        set /details/total/amount/currency "ZZZ"
        finds /details/total/amount/currency
        shows WK-W3C-ISO
        right
        from request
        set /currencyCode "USD"
        from request
        set /currencyCode "CAD"

        244
        currency/expected
        Not the expected currency
        error
        correct
        document
        2026.11
        The currency is not the expected one.
        The shopper pays another price, because every amount is charged in this currency.
        Write the currency that the shop charges in, or change what the check expects.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        A rule of paysheet's own: it compares the request with what you expect.
        from request
        with --expect-currency EUR
        finds /currencyCode
        from w3cUpdate
        with --expect-currency USD
        finds /total/amount/currency
        from w3c
        with --expect-currency EUR
        finds /details/total/amount/currency
        right
        from request
        set /currencyCode "EUR"
        with --expect-currency EUR
        from w3cUpdate
        with --expect-currency EUR
        from deferred
        with --expect-currency EUR

        245
        currency/not-money
        Nothing to pay with
        warning
        correct
        document
        2026.11
        The code of ISO 4217 is not for money: it names a metal, a fund, an index or a test.
        The payment fails, because no bank pays in gold or in XTS. Safari accepts every code of the standard and opens the sheet.
        Charge in money. Use the currency of the shop in tests, too.
        AP-CURRENCY-ISO
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        -
        from request
        set /currencyCode "XTS"
        finds /currencyCode
        shows AP-CURRENCY-ISO
        from request
        set /currencyCode "CHE"
        finds /currencyCode
        shows AP-CURRENCY-ISO
        from w3cUpdate
        set root {"total":{"label":"Nordlicht","amount":{"currency":"XAU","value":"10.00"}}}
        finds /total/amount/currency
        shows AP-CURRENCY-ISO
        right
        from request
        set /currencyCode "CHF"
        from request
        set /currencyCode "XCD"
        from w3cUpdate
        set root {"total":{"label":"Nordlicht","amount":{"currency":"XPF","value":"10"}}}

        246
        currency/recent
        Currency that older systems do not know
        info
        advice
        document
        2026.11
        The currency is so new that browsers know it only from locale data of 2024 or later.
        No sheet appears in an older Safari: it throws a TypeError at codes that it does not know.
        Keep the code, and offer another way to pay if the sheet does not open.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        WebKit's source, which compares codes with ICU's list, and ICU's lists of several years.
        from request
        set /currencyCode "XCG"
        finds /currencyCode
        from request
        set /currencyCode "ZWG"
        finds /currencyCode
        right
        from request
        set /currencyCode "XCD"
        from request
        set /currencyCode "ZAR"

        247
        currency/withdrawn
        Currency no longer in use
        warning
        correct
        document
        2026.11
        The code names money that is no longer used, or that was never in ISO 4217.
        The payment fails after the sheet opens, when a provider or card network looks the code up in ISO 4217. Safari uses its locale data, which contains old currencies.
        Charge in the currency that replaced it, and convert the amounts.
        AP-CURRENCY-ISO
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/currencycode
        -
        from request
        set /currencyCode "DEM"
        finds /currencyCode
        shows AP-CURRENCY-ISO
        from request
        set /currencyCode "BGN"
        finds /currencyCode
        shows AP-CURRENCY-ISO
        from request
        set /currencyCode "CNH"
        finds /currencyCode
        shows AP-CURRENCY-ISO
        from w3cUpdate
        set root {"total":{"label":"Nordlicht","amount":{"currency":"HRK","value":"10.00"}}}
        finds /total/amount/currency
        shows AP-CURRENCY-ISO
        right
        from request
        set /currencyCode "EUR"
        from request
        set /currencyCode "CNY"
        from w3cUpdate
        set root {"total":{"label":"Nordlicht","amount":{"currency":"EUR","value":"10.00"}}}
        """##
}
