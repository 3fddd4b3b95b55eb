// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let amount = RuleCard.cards(amountText)

    static let amountText = ##"""
        105
        amount/format
        Amount format
        error
        correct
        document
        2026.11
        The text is not an amount.
        A browser throws a TypeError. A request then shows no sheet. An update does not reach the sheet, which is already open. Amounts are plain digits with a point, and may begin with a minus sign.
        Write digits with a point, such as 12.50, in double quotes.
        AP-AMT-FORMAT WK-TOTAL-AMOUNT AP-AMT-NO-PLUS WK-ITEM-AMOUNT WK-SHIP-AMOUNT AP-SHIP-AMOUNT AP-MULTI-AMOUNT WK-TOKEN-AMOUNT AP-UPD-TOTAL-RULES AP-PR-AMOUNT AP-MOD-RULES WK-W3C-MODDATA WK-UPD-ITEMS WK-UPD-SHIP WK-W3C-AMOUNT WK-W3C-ITEMS AP-REC-AMOUNT WK-REC-AMOUNT WK-REC-TRIAL-AMOUNT AP-REL-AMOUNT WK-RELOAD-AMOUNT AP-DEF-AMOUNT WK-DEF-AMOUNT
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "38,06"
        finds /total/amount
        from request
        set /total/amount "$38.06"
        finds /total/amount
        from shipping
        set /shippingMethods/0/amount ""
        finds /shippingMethods/0/amount
        from request
        set /total/amount "38,06"
        finds /total/amount
        shows AP-AMT-FORMAT WK-TOTAL-AMOUNT
        from request
        set /total/amount "+38.06"
        finds /total/amount
        shows AP-AMT-NO-PLUS
        from request
        set /lineItems/0/amount "35,00"
        finds /lineItems/0/amount
        shows WK-ITEM-AMOUNT
        from shipping
        set /shippingMethods/0/amount "free"
        finds /shippingMethods/0/amount
        shows WK-SHIP-AMOUNT AP-SHIP-AMOUNT
        from request
        set /total/amount "$38.06"
        finds /total/amount
        shows WK-TOTAL-AMOUNT
        from request
        set /lineItems/0/amount ""
        finds /lineItems/0/amount
        shows WK-ITEM-AMOUNT
        from shipping
        set /shippingMethods/1/amount "14,95"
        finds /shippingMethods/1/amount
        shows WK-SHIP-AMOUNT
        from multiMerchant
        set /multiTokenContexts/0/amount "12,50"
        finds /multiTokenContexts/0/amount
        shows AP-MULTI-AMOUNT WK-TOKEN-AMOUNT
        from multiMerchant
        set /multiTokenContexts/0/amount "1e2"
        finds /multiTokenContexts/0/amount
        shows WK-TOKEN-AMOUNT
        from paymentMethodUpdate
        set /newTotal/amount "74,18"
        finds /newTotal/amount
        shows AP-UPD-TOTAL-RULES
        from w3c
        set /details/displayItems/0/amount/value "35."
        finds /details/displayItems/0/amount/value
        shows AP-PR-AMOUNT
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","amount":"12,50"}]
        finds /multiTokenContexts/0/amount
        shows AP-MOD-RULES WK-W3C-MODDATA
        from paymentMethodUpdate
        set /newLineItems/0/amount "73,45"
        finds /newLineItems/0/amount
        shows WK-UPD-ITEMS
        from shippingContactUpdate
        set /newShippingMethods/0/amount "24,50"
        finds /newShippingMethods/0/amount
        shows WK-UPD-SHIP
        from w3c
        set /details/total/amount/value "$38.06"
        finds /details/total/amount/value
        shows WK-W3C-AMOUNT
        from w3c
        set /details/displayItems/0/amount/value "35,00"
        finds /details/displayItems/0/amount/value
        shows WK-W3C-ITEMS
        from shipping
        set /shippingMethods/0/amount "5,95"
        finds /shippingMethods/0/amount
        shows AP-SHIP-AMOUNT
        from shipping
        set /shippingMethods/0/amount "5.95 USD"
        finds /shippingMethods/0/amount
        shows WK-SHIP-AMOUNT
        from recurring
        set /recurringPaymentRequest/regularBilling/amount "9,99"
        finds /recurringPaymentRequest/regularBilling/amount
        shows AP-REC-AMOUNT
        from recurring
        set /recurringPaymentRequest/regularBilling/amount "9.99 USD"
        finds /recurringPaymentRequest/regularBilling/amount
        shows WK-REC-AMOUNT
        from trial
        set /recurringPaymentRequest/trialBilling/amount "free"
        finds /recurringPaymentRequest/trialBilling/amount
        shows WK-REC-TRIAL-AMOUNT
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "25,00"
        finds /automaticReloadPaymentRequest/automaticReloadBilling/amount
        shows AP-REL-AMOUNT
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "$25.00"
        finds /automaticReloadPaymentRequest/automaticReloadBilling/amount
        shows WK-RELOAD-AMOUNT
        from deferred
        set /deferredPaymentRequest/deferredBilling/amount "370,00"
        finds /deferredPaymentRequest/deferredBilling/amount
        shows AP-DEF-AMOUNT
        from deferred
        set /deferredPaymentRequest/deferredBilling/amount "EUR 370"
        finds /deferredPaymentRequest/deferredBilling/amount
        shows WK-DEF-AMOUNT
        right
        from request
        set /total/amount "38.06"
        from request
        set /total/amount "0.00"
        remove /lineItems

        200
        amount/decimals
        More decimals than the currency has
        warning
        correct
        document
        2026.11
        An amount has more decimals than its currency.
        The shopper may pay another price than the sheet shows, because sheet and payment provider round differently. Safari accepts any number of decimals. Before 2021 it threw an error at more than two.
        Round to the decimals of the currency before you write the amount as text. US dollars have two, yen none, Kuwaiti dinars three.
        AP-CURRENCY-MINOR
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "38.060"
        finds /total/amount
        shows AP-CURRENCY-MINOR
        from request
        set /lineItems/1/amount "3.060"
        finds /lineItems/1/amount
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount "10.000"
        finds /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount
        from shipping
        set /currencyCode "KWD"
        set /shippingMethods/1/amount "14.9505"
        finds /shippingMethods/1/amount
        from paymentMethodUpdate
        set /newTotal/amount "74.18000"
        finds /newTotal/amount
        from w3c
        set /details/displayItems/1/amount/value "3.0600"
        finds /details/displayItems/1/amount/value
        from request
        remove /lineItems
        with --decimals USD=0
        finds /total/amount
        from order
        set /items/0/amount "120.000"
        finds /items/0/amount
        from request
        set /total/amount "38.060"
        set /total/type "pending"
        finds /total/amount
        from w3c
        remove /details/displayItems
        with --decimals USD=0
        finds /details/total/amount/value
        from w3cUpdate
        set /shippingOptions/0/amount/value "4.900"
        finds /shippingOptions/0/amount/value
        right
        from request
        set /lineItems/0/amount "35"
        from request
        set /currencyCode "KWD"
        set /total/amount "38.060"
        from request
        set /total/amount "38.060"
        with --decimals USD=3
        from paymentMethodUpdate
        set /newTotal/amount "74.1800"
        from request
        set /lineItems/1/type "pending"
        set /lineItems/1/amount "3.060"
        with --ignore item/pending-amount
        from w3c
        remove /details/displayItems
        with --decimals EUR=0
        from order
        set /currency "KWD"
        set /total "195.500"
        from request
        set /total/amount "1234567890123456789.00"
        remove /lineItems
        with --ignore total/large

        201
        amount/digits
        More than 18 digits
        warning
        correct
        document
        2026.11
        An amount has more than 18 digits.
        Most programs cannot count with so many digits: 64 bits end at 18. Safari accepts any number of digits, and the payment system behind it keeps 38. So long a number is usually an identifier or a mistake.
        Check where the number comes from.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        WebKit's source, which sets no limit, and Foundation's decimal numbers, which have 38 digits.
        from request
        set /lineItems/- {"label":"Box","amount":"1000000000000000000"}
        finds /lineItems/2/amount
        from shipping
        set /shippingMethods/1/amount "1234567890123456789.00"
        finds /shippingMethods/1/amount
        from request
        set /total/amount "-1000000000000000000"
        remove /lineItems
        with --ignore total/negative
        finds /total/amount
        right
        from shipping
        set /shippingMethods/1/amount "1234567890123456.00"
        from request
        set /lineItems/- {"label":"Box","amount":"999999999999999999"}
        set /lineItems/- {"label":"Discount","amount":"-999999999999999999"}
        from request
        set /total/amount "1000000000000000000"
        remove /lineItems
        with --ignore total/large

        202
        amount/fewer-decimals
        Fewer decimals than the currency has
        warning
        advice
        document
        2026.11
        An amount has some decimals, but fewer than its currency.
        The shopper may see ten times the price. Dinars have three decimals, and code that divides minor units by 100 for every currency writes two.
        Write as many decimals as the currency has. Divide minor units by 1000 if it has three.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        ISO 4217 for the number of decimals, and reports of developers about currencies with three.
        from request
        set /currencyCode "KWD"
        remove /lineItems
        finds /total/amount
        from request
        set /currencyCode "KWD"
        set /total/amount "38.10"
        remove /lineItems
        finds /total/amount
        from request
        set /currencyCode "CLF"
        set /total/amount "38.060"
        remove /lineItems
        with --ignore currency/not-money
        finds /total/amount
        right
        from request
        set /currencyCode "KWD"
        set /total/amount "38.060"
        remove /lineItems
        from request
        set /currencyCode "KWD"
        set /total/amount "38"
        remove /lineItems
        from request
        set /total/amount "38.1"
        remove /lineItems
        with --ignore amount/one-decimal
        from request
        set /total/amount "1234567890123456789.00"
        remove /lineItems
        with --ignore total/large
        from request
        set /total/amount "1234567890123456789"
        remove /lineItems
        with --ignore total/large

        203
        amount/float
        Remains of floating point
        warning
        correct
        document
        2026.11
        An amount ends in the digits that binary floating point leaves behind, such as 0.30000000000000004.
        The sheet, the provider and the shop's books each round the long number in their own way. In JavaScript, 0.1 + 0.2 is not 0.3. Older browsers throw a TypeError, and apps on iOS 15 and later crash.
        Count in whole minor units (cents), and turn the sum into text at the very end.
        AP-CURRENCY-MINOR
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "38.060000000000002"
        finds /total/amount
        shows AP-CURRENCY-MINOR
        from request
        set /lineItems/1/amount "3.0599999999999996"
        finds /lineItems/1/amount
        from request
        set /total/amount "12.686666666666667"
        remove /lineItems
        finds /total/amount
        from w3c
        set /details/total/amount/value "38.060000000000002"
        finds /details/total/amount/value
        from multiMerchant
        set /multiTokenContexts/0/amount "119.99999999999999"
        finds /multiTokenContexts/0/amount
        from request
        set /total/amount "38.0600000001"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.0699999999"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.1234500000678"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.1234599999678"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.1234599999"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.12345678912345"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3.12345678910000"
        remove /lineItems
        finds /total/amount
        from paymentMethodUpdate
        set /newTotal/amount "74.18000000000001"
        finds /newTotal/amount
        right
        from request
        set /total/amount "38.06"
        from paymentMethodUpdate
        set /newLineItems/0/amount "73.4500"
        from request
        set /total/amount "38.000000001"
        remove /lineItems
        with --ignore amount/decimals
        from request
        set /total/amount "3.12340000567"
        remove /lineItems
        with --ignore amount/decimals
        from request
        set /total/amount "3.1234569999"
        remove /lineItems
        with --ignore amount/decimals
        from request
        set /total/amount "3.1234567891234"
        remove /lineItems
        with --ignore amount/decimals
        from request
        set /total/amount "38.1234567800000"
        remove /lineItems
        with --ignore amount/decimals

        204
        amount/leading-zeros
        Leading zeros
        warning
        compatible
        document
        2026.11
        An amount begins with a zero that has no meaning.
        Safari ignores the zero, but other parsers read such text as octal or refuse it. The zero usually comes from a padded number or a lost digit.
        Remove the zeros at the start.
        AP-AMT-LEADING-ZERO
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "038.06"
        finds /total/amount
        shows AP-AMT-LEADING-ZERO
        from shipping
        set /shippingMethods/1/amount "00014.95"
        finds /shippingMethods/1/amount
        from couponCodeUpdate
        set /newLineItems/1/amount "-020.00"
        finds /newLineItems/1/amount
        right
        from shipping
        set /shippingMethods/1/amount "0.95"
        from request
        set /total/amount "0"
        remove /lineItems

        205
        amount/minor-units
        Price in minor units
        warning
        correct
        document
        2026.11
        A shipping method costs far more than the total, or a plan charges 100 times the total.
        The shopper sees a price that is 100 times too high. Payment providers count in cents, Apple Pay in dollars: beside a total of "25.99", "599" probably means 5.99.
        Divide minor units by 100, or by what the currency needs, before you write the amount as text.
        AP-CURRENCY-MINOR
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/amount
        -
        from shipping
        set /shippingMethods/1/amount "1495"
        finds /shippingMethods/1/amount
        shows AP-CURRENCY-MINOR
        from shippingContactUpdate
        set /newShippingMethods/- {"label":"Boat","detail":"A month","amount":"99900","identifier":"boat"}
        finds /newShippingMethods/1/amount
        from shipping
        set /total/amount "38.06"
        remove /lineItems
        set /shippingMethods/1/amount "100"
        finds /shippingMethods/1/amount
        from shippingContactUpdate
        set root {"newTotal":{"label":"Cedar Outfitters","amount":"38.1"},"newShippingMethods":[{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]}
        finds /newShippingMethods/0/amount
        from paymentMethodUpdate
        set /newShippingMethods [{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]
        finds /newShippingMethods/0/amount
        from shippingMethodUpdate
        set /newShippingMethods [{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]
        finds /newShippingMethods/0/amount
        from couponCodeUpdate
        set /newShippingMethods [{"label":"Boat","detail":"A month","amount":"599","identifier":"boat"}]
        finds /newShippingMethods/0/amount
        from recurring
        set /recurringPaymentRequest/regularBilling/amount "999"
        remove /recurringPaymentRequest/billingAgreement
        finds /recurringPaymentRequest/regularBilling/amount
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "2500"
        finds /automaticReloadPaymentRequest/automaticReloadBilling/amount
        right
        from shipping
        set /shippingMethods/1/amount "15"
        from shipping
        set /shippingMethods/1/amount "195"
        from shipping
        set /shippingMethods/1/amount "495.00"
        from shipping
        set /total/amount "38.06"
        remove /lineItems
        set /shippingMethods/1/amount "99"
        from shipping
        set /total/amount "100"
        remove /lineItems
        set /shippingMethods/1/amount "599"
        from shipping
        set /total/amount "100.50"
        remove /lineItems
        set /shippingMethods/1/amount "201"
        from shipping
        set /total/amount "102.070"
        remove /lineItems
        set /shippingMethods/1/amount "599"
        with --ignore amount/decimals
        from recurring
        set /recurringPaymentRequest/regularBilling/amount "1000"
        remove /recurringPaymentRequest/billingAgreement
        set /lineItems/1/amount "1000"
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "2500.00"

        206
        amount/negative-zero
        Negative zero
        warning
        compatible
        document
        2026.11
        An amount is zero and has a minus sign.
        The W3C interface refuses every total that begins with a minus sign, and other programs show "-0.00" to the shopper. The format allows it, and Safari reads zero.
        Write zero without the minus sign.
        AP-AMT-NEG-ZERO
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "-0.00"
        remove /lineItems
        finds /total/amount
        shows AP-AMT-NEG-ZERO
        from shipping
        set /shippingMethods/1/amount "-0"
        finds /shippingMethods/1/amount
        from w3c
        set /details/displayItems/- {"label":"Gift Wrap","amount":{"currency":"USD","value":"-0.00"}}
        finds /details/displayItems/2/amount/value
        right
        from request
        set /total/amount "0.00"
        remove /lineItems
        from couponCodeUpdate
        set /newLineItems/1/amount "-0.01"
        set /newTotal/amount "106.39"

        207
        amount/one-decimal
        Amount with one decimal
        warning
        compatible
        document
        2026.11
        An amount has one decimal.
        Payment providers may refuse it, because Apple documents amounts with no decimals or exactly two. Safari accepts one decimal as well.
        Write the second decimal, too.
        AP-AMT-FORMAT
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "38.1"
        set /lineItems/1/amount "3.10"
        finds /total/amount
        shows AP-AMT-FORMAT
        from multiMerchant
        set /multiTokenContexts/1/amount "80.5"
        finds /multiTokenContexts/1/amount
        from shipping
        set /shippingMethods/1/amount "15.0"
        finds /shippingMethods/1/amount
        right
        from request
        set /total/amount "38.10"
        set /lineItems/1/amount "3.10"
        from shipping
        set /shippingMethods/1/amount "15"
        from request
        set /total/amount "38.1"
        remove /lineItems
        with --decimals USD=1
        from w3cUpdate
        set /shippingOptions/1/amount/value "9.5"

        208
        amount/whole-number
        Amounts that may be minor units
        warning
        advice
        document
        2026.11
        The total is a whole number of four digits or more, in a currency that has decimals.
        The shopper may pay 100 times too much, because amounts are in dollars and not in cents. "3806" charges three thousand eight hundred and six dollars; in minor units the same number means 38.06.
        Write the decimals even if they are zero, so that the amount is clear.
        AP-CURRENCY-MINOR
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/amount
        -
        from request
        set /total/amount "3806"
        remove /lineItems
        finds /total/amount
        shows AP-CURRENCY-MINOR
        from request
        set /total/amount "3806"
        set /lineItems/0/amount "3500"
        set /lineItems/1/amount "306"
        finds /total/amount
        from request
        set /total/amount "1000"
        remove /lineItems
        finds /total/amount
        from request
        set /total/amount "3806"
        remove /lineItems
        with --decimals USD=1
        finds /total/amount
        right
        from request
        set /total/amount "3806.00"
        remove /lineItems
        from request
        set /total/amount "3806"
        remove /lineItems
        set /currencyCode "JPY"
        from request
        set /total/amount "380"
        remove /lineItems
        from request
        set /total/amount "999"
        remove /lineItems
        """##
}
