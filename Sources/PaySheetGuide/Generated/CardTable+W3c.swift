// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let w3c = RuleCard.cards(w3cText)

    static let w3cText = ##"""
        400
        w3c/apple-pay-address
        Apple Pay's address misspelt
        error
        correct
        document
        2026.11
        supportedMethods looks like Apple Pay's address but has another spelling.
        Safari rejects show() with a NotSupportedError and never reads the data. It compares scheme, host and path, so www, a slash at the end or other words make another method. Safari accepts a query or capital letters in the host, but libraries that compare the text do not.
        Write https://apple.com/apple-pay letter by letter.
        AP-PR-METHOD
        https://developer.apple.com/documentation/applepayontheweb/setting-up-the-payment-request-api-to-accept-apple-pay
        -
        from w3c
        set /methodData/0/supportedMethods "https://apple.com/apple-pay/"
        finds /methodData/0/supportedMethods
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "https://www.apple.com/apple-pay"
        finds /methodData/0/supportedMethods
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "https://apple.com/applepay"
        finds /methodData/0/supportedMethods
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "apple-pay"
        finds /methodData/0/supportedMethods
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "https://Apple.com/apple-pay"
        finds /methodData/0/supportedMethods
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "https://apple.com/apple-pay?merchant=1"
        finds /methodData/0/supportedMethods
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay/"}]
        finds /modifiers/0/supportedMethods
        right
        from w3c
        set /methodData/0/supportedMethods "https://apple.com/apple-pay"
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/apple-pay"}
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay"}]

        401
        w3c/apple-pay-none
        No Apple Pay among the methods
        error
        correct
        document
        2026.11
        None of the payment methods is Apple Pay.
        Safari rejects show() with a NotSupportedError, because it knows no other method.
        Add the method https://apple.com/apple-pay with its data.
        AP-PR-METHOD
        https://developer.apple.com/documentation/applepayontheweb/setting-up-the-payment-request-api-to-accept-apple-pay
        -
        from w3c
        set /methodData/0/supportedMethods "https://pay.example/wallet"
        finds /methodData
        shows AP-PR-METHOD
        from w3c
        set /methodData/0/supportedMethods "basic-card"
        finds /methodData
        shows AP-PR-METHOD
        right
        from w3c
        set /methodData/0/supportedMethods "https://apple.com/apple-pay"
        from w3c
        set /methodData/- {"supportedMethods":"basic-card"}
        from w3c
        set /methodData []
        with --ignore w3c/method-none

        402
        w3c/currency-mixed
        Amounts in several currencies
        error
        correct
        document
        2026.11
        An amount is in another currency than the total.
        Safari rejects show() with a TypeError, because a sheet has one currency. It compares the amounts of a modifier only after the first event, and then ends the payment.
        Write every amount in the currency of the total.
        AP-PR-CURRENCY WK-W3C-SAMECURRENCY
        https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary
        -
        from w3c
        set /details/displayItems/1/amount/currency "CAD"
        finds /details/displayItems/1/amount/currency
        shows AP-PR-CURRENCY WK-W3C-SAMECURRENCY
        from w3c
        set /details/total/amount/currency "CAD"
        finds /details/total/amount/currency
        shows AP-PR-CURRENCY
        from w3cUpdate
        set /shippingOptions/0/amount/currency "CHF"
        finds /shippingOptions/0/amount/currency
        shows AP-PR-CURRENCY
        from w3cUpdate
        remove /total
        set /displayItems/1/amount/currency "CHF"
        remove /shippingOptions
        finds /displayItems/1/amount/currency
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","total":{"label":"Harbor Books","amount":{"currency":"GBP","value":"38.06"}}}]
        finds /details/modifiers/0/total/amount/currency
        from w3c
        set /details/displayItems/0/amount/currency "CAD"
        remove /details/displayItems/1
        finds /details/displayItems/0/amount/currency
        from w3c
        set /details/displayItems/0/amount/currency "CAD"
        set /details/displayItems/1/amount/currency "GBP"
        with --max-findings 1
        finds /details/displayItems/0/amount/currency
        right
        from w3c
        set /details/displayItems/1/amount/currency "USD"
        from w3cUpdate
        from w3cUpdate
        remove /total

        403
        w3c/data-missing
        Apple Pay without data
        error
        correct
        document
        2026.11
        The entry for Apple Pay has no data.
        Safari rejects show() with a TypeError, because the merchant and the cards are unknown. The constructor accepts it.
        Add data with version, merchantIdentifier, merchantCapabilities, supportedNetworks and countryCode.
        AP-PR-DATA WK-W3C-NODATA
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest
        -
        from w3c
        remove /methodData/0/data
        finds /methodData/0
        shows AP-PR-DATA WK-W3C-NODATA
        from w3c
        remove /methodData/0/data
        set /methodData/- {"supportedMethods":"basic-card"}
        finds /methodData/0
        right
        from w3c
        from w3c
        set /methodData/- {"supportedMethods":"basic-card"}

        404
        w3c/error-hidden
        Error that is not shown
        warning
        compatible
        document
        2026.11
        An update reports an error or wrong parts of the address, but also offers shipping options.
        The shopper does not see the error. Options mean that you can ship to the address, so the browser shows error and shippingAddressErrors only without options.
        Write an empty list of shipping options with the error, or remove the error.
        AP-PR-ERR
        https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary
        -
        from w3cUpdate
        set /error "We cannot ship to this address"
        finds /error
        shows AP-PR-ERR
        from w3cUpdate
        set /shippingAddressErrors {"postalCode":"The postal code has five digits"}
        finds /shippingAddressErrors
        shows AP-PR-ERR
        from w3cUpdate
        set /error "We cannot ship to this address"
        remove /shippingOptions/0
        finds /error
        shows AP-PR-ERR
        right
        from w3cUpdate
        set /error "We cannot ship to this address"
        set /shippingOptions []
        from w3cUpdate
        set /error "We cannot ship to this address"
        remove /shippingOptions

        405
        w3c/method-identifier
        Payment method identifier
        error
        correct
        document
        2026.11
        supportedMethods is not an https address or a word of lower-case letters.
        The constructor throws a RangeError, even if another method in the list is right. It does not check the identifier of a modifier, which then never matches. An update checks it.
        Write an https address without name and password, or lower-case words joined by single hyphens.
        WK-W3C-PMI WK-W3C-MOD
        https://www.w3.org/TR/payment-method-id/
        -
        from w3c
        set /methodData/- {"supportedMethods":"Basic Card"}
        finds /methodData/1/supportedMethods
        shows WK-W3C-PMI
        from w3c
        set /methodData/- {"supportedMethods":"http://pay.example/wallet"}
        finds /methodData/1/supportedMethods
        shows WK-W3C-PMI
        from w3c
        set /methodData/- {"supportedMethods":"https://me:secret@pay.example/wallet"}
        finds /methodData/1/supportedMethods
        shows WK-W3C-PMI
        from w3c
        set /methodData/- {"supportedMethods":"basic--card"}
        finds /methodData/1/supportedMethods
        shows WK-W3C-PMI
        from w3cUpdate
        set /modifiers [{"supportedMethods":"Basic Card"}]
        finds /modifiers/0/supportedMethods
        shows WK-W3C-MOD
        from w3c
        set /details/modifiers [{"supportedMethods":""}]
        finds /details/modifiers/0/supportedMethods
        from w3c
        set /methodData/0/supportedMethods "http://apple.com/apple-pay"
        finds /methodData/0/supportedMethods
        from w3c
        set /methodData/0/supportedMethods "Apple Pay"
        finds /methodData/0/supportedMethods
        right
        from w3c
        set /methodData/- {"supportedMethods":"basic-card"}
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        from w3c
        set /methodData/- {"supportedMethods":"https://:@pay.example/wallet"}
        from w3cUpdate
        set /modifiers [{"supportedMethods":"basic-card"}]

        406
        w3c/method-none
        No payment method
        error
        correct
        document
        2026.11
        The list of payment methods is empty.
        The constructor throws a TypeError.
        Add the method https://apple.com/apple-pay with its data.
        AP-PR-METHODS WK-W3C-NOMETHOD
        https://www.w3.org/TR/payment-request/#constructor
        -
        from w3c
        set /methodData []
        finds /methodData
        shows AP-PR-METHODS WK-W3C-NOMETHOD
        from w3c
        set /methodData []
        remove /details/displayItems
        finds /methodData
        right
        from w3c
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}

        407
        w3c/method-repeated
        Repeated payment method
        error
        correct
        document
        2026.11
        Two entries of the list of payment methods have the same identifier.
        The constructor throws a RangeError in browsers since about 2022. Browsers compare addresses after parsing: the case of the host, the port 443 and ".." in the path do not count.
        Write everything that a method needs into one entry.
        WK-W3C-PMI-DUP
        https://www.w3.org/TR/payment-request/#constructor
        -
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        finds /methodData/2/supportedMethods
        shows WK-W3C-PMI-DUP
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        set /methodData/- {"supportedMethods":"https://PAY.example:443/wallet"}
        finds /methodData/2/supportedMethods
        shows WK-W3C-PMI-DUP
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        set /methodData/- {"supportedMethods":"https:\\\\pay.example/shop/../wallet"}
        finds /methodData/2/supportedMethods
        right
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        set /methodData/- {"supportedMethods":"https://pay.example/Wallet"}
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}

        408
        w3c/option-negative
        Negative shipping option
        error
        correct
        document
        2026.11
        A shipping option has a negative amount.
        Safari rejects show() with a TypeError, although the constructor accepts it. It checks only the whole part, so it accepts amounts between -1 and 0, and all amounts in updates. Apple documents that no amount may be negative.
        Charge zero or more for shipping, and show a discount as an item.
        AP-SHIP-NEGATIVE WK-SHIP-NEGATIVE
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/amount
        -
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/1/amount/value "-1"
        finds /details/shippingOptions/1/amount/value
        shows AP-SHIP-NEGATIVE WK-SHIP-NEGATIVE
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/1/amount/value "-0.99"
        finds /details/shippingOptions/1/amount/value
        shows AP-SHIP-NEGATIVE
        from w3cUpdate
        set /shippingOptions/0/amount/value "-4.90"
        finds /shippingOptions/0/amount/value
        shows AP-SHIP-NEGATIVE
        right
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/1/amount/value "1"
        from w3cUpdate
        set /shippingOptions/0/amount/value "0.00"

        409
        w3c/option-repeated
        Repeated id of a shipping option
        error
        correct
        document
        2026.11
        Two shipping options have the same id.
        The constructor throws a TypeError if the page requests shipping, and an update ends the payment. The page could not tell which option was chosen.
        Give each option its own id.
        AP-PR-SHIP-IDS WK-W3C-SHIP-DUP
        https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary
        -
        from w3cUpdate
        set /shippingOptions/1/id "standard"
        finds /shippingOptions/1/id
        shows AP-PR-SHIP-IDS WK-W3C-SHIP-DUP
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/1/id "a"
        finds /details/shippingOptions/1/id
        shows AP-PR-SHIP-IDS WK-W3C-SHIP-DUP
        right
        from w3cUpdate
        set /shippingOptions/1/id "Standard"
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]

        410
        w3c/option-selected
        Selected shipping option
        warning
        compatible
        document
        2026.11
        A shipping option other than the first is marked as selected, or several are.
        Safari before about 15.4 selects the first option of the list, whatever is marked. Later releases and the specification use the last marked one. In the other case the total does not match what the sheet shows.
        Move the option that is chosen at the start to the top, and mark no other.
        WK-W3C-SHIP
        https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary
        -
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/1/selected true
        finds /details/shippingOptions/1/selected
        severity info
        shows WK-W3C-SHIP
        from w3cUpdate
        set /shippingOptions/0/selected true
        finds /shippingOptions/1/selected
        shows WK-W3C-SHIP
        right
        from w3c
        set /options {"requestShipping":true}
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /details/shippingOptions/0/selected true
        from w3cUpdate
        set /shippingOptions/0/selected false

        411
        w3c/options-discarded
        Shipping options without requestShipping
        warning
        correct
        document
        2026.11
        The details list shipping options, but the page does not request shipping.
        The shopper sees no shipping and cannot enter an address. The browser ignores the list and any mistakes in it.
        Set requestShipping to true in the third argument, or remove the shipping options.
        WK-W3C-SHIP
        https://www.w3.org/TR/payment-request/#paymentoptions-dictionary
        -
        from w3c
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        finds /details/shippingOptions
        shows WK-W3C-SHIP
        from w3c
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /options {"requestShipping":false}
        finds /details/shippingOptions
        shows WK-W3C-SHIP
        from w3c
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        remove /details/shippingOptions/1
        finds /details/shippingOptions
        shows WK-W3C-SHIP
        right
        from w3c
        set /details/shippingOptions [{"id":"a","label":"Post","amount":{"currency":"USD","value":"4.00"}},{"id":"b","label":"Courier","amount":{"currency":"USD","value":"9.00"}}]
        set /options {"requestShipping":true}
        from w3c
        set /details/shippingOptions []
        from w3cUpdate

        412
        w3c/shipping-fields-version
        Shipping fields before version 6
        warning
        correct
        document
        2026.11
        The data for Apple Pay names required shipping fields and a version below 6.
        Systems of that version do not ask the shopper for the fields. The W3C interface has requiredShippingContactFields since version 6.
        Ask for version 6 or newer, or request the fields in the third argument of the constructor.
        AP-PR-SHIPFIELDS-V6
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/requiredshippingcontactfields
        -
        from methodData
        set /requiredShippingContactFields ["email"]
        finds /requiredShippingContactFields
        shows AP-PR-SHIPFIELDS-V6
        from w3c
        set /methodData/0/data/requiredShippingContactFields ["email"]
        set /methodData/0/data/version 5
        finds /methodData/0/data/requiredShippingContactFields
        shows AP-PR-SHIPFIELDS-V6
        right
        from methodData
        set /requiredShippingContactFields ["email"]
        set /version 6
        from methodData
        set /requiredShippingContactFields []
        from methodData
        set /requiredBillingContactFields ["postalAddress"]
        from methodData
        set /requiredShippingContactFields ["email"]
        set /version "3"
        with --ignore member/type

        413
        w3c/total-negative
        Negative total
        error
        correct
        document
        2026.11
        The total of the details, of an update or of a modifier begins with a minus sign.
        The browser throws a TypeError, even for -0.
        Charge zero or more.
        AP-PR-TOTAL-NEG WK-W3C-TOTAL-NEG
        https://www.w3.org/TR/payment-request/#dfn-check-and-canonicalize-total-amount
        -
        from w3c
        set /details/total/amount/value "-38.06"
        remove /details/displayItems
        finds /details/total/amount/value
        shows AP-PR-TOTAL-NEG WK-W3C-TOTAL-NEG
        from w3c
        set /details/total/amount/value "-0"
        remove /details/displayItems
        finds /details/total/amount/value
        shows AP-PR-TOTAL-NEG WK-W3C-TOTAL-NEG
        from w3cUpdate
        set /total/amount/value "-0.01"
        remove /displayItems
        finds /total/amount/value
        shows WK-W3C-TOTAL-NEG
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","total":{"label":"Harbor Books","amount":{"currency":"USD","value":"-1.00"}}}]
        finds /details/modifiers/0/total/amount/value
        shows WK-W3C-TOTAL-NEG
        right
        from w3c
        set /details/total/amount/value "38.06"
        remove /details/displayItems
        from w3cUpdate
        set /total/amount/value "0.01"
        remove /displayItems
        from w3c
        set /details/total/amount/value "0.00"
        remove /details/displayItems
        set /methodData/0/data/version 4

        480
        w3c/apple-pay-not-first
        Apple Pay not first
        info
        compatible
        document
        2026.11
        Apple Pay is not the first payment method of methodData.
        Apple's script for other browsers than Safari reads only the first method. There the shopper cannot pay with Apple Pay.
        Put Apple Pay first in methodData.
        -
        https://developer.apple.com/documentation/applepayontheweb/loading-the-latest-version-of-apple-pay-js
        Apple's script apple-pay-sdk.js, read in a copy of version 1.2 or later.
        from w3c
        set /methodData/- {"supportedMethods":"https://apple.com/apple-pay","data":{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa","masterCard"],"countryCode":"US","version":3,"merchantIdentifier":"merchant.com.example.books"}}
        set /methodData/0 {"supportedMethods":"https://pay.example/wallet"}
        finds /methodData/1/supportedMethods
        from w3cFlow
        set /paymentRequest/methodData/- {"supportedMethods":"https://apple.com/apple-pay","data":{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa","masterCard"],"countryCode":"US","version":3,"merchantIdentifier":"merchant.com.example.books"}}
        set /paymentRequest/methodData/0 {"supportedMethods":"basic-card"}
        finds /paymentRequest/methodData/1/supportedMethods
        right
        from w3c
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        from w3c
        set /methodData/- {"supportedMethods":"basic-card"}
        set /methodData/- {"supportedMethods":"https://pay.example/wallet"}
        """##
}
