// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let modifier = RuleCard.cards(modifierText)

    static let modifierText = ##"""
        317
        modifier/any-first
        Modifier for every card before others
        error
        correct
        document
        2026.11
        A modifier without paymentMethodType comes before another modifier of Apple Pay.
        The shopper pays another amount than intended. The first modifier that fits the card is used. One without a type fits every card, so later ones never apply.
        Write the modifier without a type last.
        AP-MOD-ANY-FIRST
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier
        -
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        remove /details/modifiers/0/data/paymentMethodType
        with --ignore modifier/other-browsers
        finds /details/modifiers/0/data
        shows AP-MOD-ANY-FIRST
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        remove /details/modifiers/0/data/paymentMethodType
        remove /details/modifiers/1/data/paymentMethodType
        with --ignore modifier/other-browsers
        finds /details/modifiers/0/data
        shows AP-MOD-ANY-FIRST
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit"}}]
        finds /modifiers/0/data
        right
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        with --ignore modifier/other-browsers
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        remove /details/modifiers/1/data/paymentMethodType
        with --ignore modifier/other-browsers
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        set /details/modifiers/1/supportedMethods "https://pay.example/wallet"
        with --ignore modifier/other-browsers

        318
        modifier/items-without-total
        Additional items without a new total
        warning
        correct
        document
        2026.11
        A modifier adds items with an amount but has no total.
        The shopper sees the items but pays the old total. The sheet does not add anything up.
        Write the new total in the modifier.
        AP-MOD-REPLACE
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier
        -
        from modifier
        remove /total
        finds root
        shows AP-MOD-REPLACE
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        remove /details/modifiers/1/data/total
        with --ignore modifier/other-browsers
        finds /details/modifiers/1/data
        shows AP-MOD-REPLACE
        right
        from modifier
        remove /total
        set /additionalLineItems/0/amount "0.00"
        from modifier
        remove /total
        remove /additionalLineItems
        from modifier
        remove /total
        set /disbursementRequest {}
        set /additionalLineItems/0/disbursementLineItemType "disbursement"
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        remove /details/modifiers/1/data/total
        set /details/modifiers/1/total {"label":"Harbor Books","amount":{"currency":"USD","value":"38.56"}}
        with --ignore modifier/other-browsers

        319
        modifier/total-zero
        Modifier with a total of zero
        warning
        correct
        document
        2026.11
        The total of a modifier is zero.
        No documentation says what the sheet does with it. Apple's page asks for an amount above zero, although a request may have a zero total from version 4 on. Safari does not check it.
        Write a total above zero, or remove the modifier's total.
        AP-MOD-TOTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier/total
        -
        from modifier
        set /total/amount "0.00"
        finds /total/amount
        shows AP-MOD-TOTAL
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        set /details/modifiers/0/data/total/amount "0"
        set /details/modifiers/0/data/additionalLineItems/0/amount "-38.06"
        with --ignore modifier/other-browsers
        finds /details/modifiers/0/data/total/amount
        shows AP-MOD-TOTAL
        from modifier
        set /total/amount "0.00"
        with --api-version 4
        with --select modifier/total-zero
        finds /total/amount
        right
        from modifier
        set /total/amount "0.01"
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        with --ignore modifier/other-browsers
        from modifier
        set /total/amount "0.00"
        with --api-version 3
        with --select modifier/total-zero

        320
        modifier/type-repeated
        Two modifiers for one kind of card
        error
        correct
        document
        2026.11
        Two modifiers of Apple Pay have the same paymentMethodType.
        The shopper pays another amount than intended. The first modifier that fits the card is used, the others are ignored.
        Write everything for one kind of card into one modifier.
        AP-MOD-DUP-TYPE
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier
        -
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        set /details/modifiers/1/data/paymentMethodType "credit"
        with --ignore modifier/other-browsers
        finds /details/modifiers/1/data/paymentMethodType
        shows AP-MOD-DUP-TYPE
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        set /details/modifiers/0/data/paymentMethodType "debit"
        with --ignore modifier/other-browsers
        finds /details/modifiers/1/data/paymentMethodType
        shows AP-MOD-DUP-TYPE
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit"}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit"}}]
        finds /modifiers/1/data/paymentMethodType
        right
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        with --ignore modifier/other-browsers
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}},{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"debit","total":{"label":"Harbor Books","amount":"38.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"0.50"}]}}]
        set /details/modifiers/1/data/paymentMethodType "prepaid"
        with --ignore modifier/other-browsers

        481
        modifier/other-browsers
        Modifier in other browsers
        info
        compatible
        document
        2026.11
        A modifier of Apple Pay has another total than the request or update.
        Apple's script for other browsers than Safari ignores the total of a modifier that applies. It also drops displayItems, so that the shopper sees only additionalLineItems.
        Leave the modifier out if ApplePaySession.isNotWebkit is true.
        -
        https://developer.apple.com/documentation/applepayontheweb/loading-the-latest-version-of-apple-pay-js
        Apple's script apple-pay-sdk.js, read in a copy of version 1.2 or later.
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.06"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.00"}]}}]
        finds /details/modifiers/0/data/total/amount
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"37.06"},"additionalLineItems":[{"label":"Card Discount","amount":"-1.00"}]}}]
        finds /details/modifiers/0/data/total/amount
        right
        from w3c
        set /methodData/0/data/version 12
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"38.06"}}}]
        from w3c
        set /details/modifiers [{"supportedMethods":"https://pay.example/wallet"}]
        """##
}
