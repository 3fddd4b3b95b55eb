// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let shipping = RuleCard.cards(shippingText)

    static let shippingText = ##"""
        372
        shipping/detail-repeats
        Detail that says nothing new
        info
        advice
        document
        2026.11
        The detail of a shipping method repeats its label or its price.
        The shopper learns nothing from the detail, because the sheet shows it together with label and price. Usually it says when the goods arrive.
        Say when the goods arrive.
        AP-SHIP-DETAIL-DUP
        https://developer.apple.com/documentation/passkit/pkshippingmethod/detail
        -
        from shipping
        set /shippingMethods/0/detail "standard shipping"
        finds /shippingMethods/0/detail
        shows AP-SHIP-DETAIL-DUP
        from modifier
        set /additionalShippingMethods/0/detail "$9.90"
        finds /additionalShippingMethods/0/detail
        from modifier
        set /additionalShippingMethods/0/detail "9.90"
        finds /additionalShippingMethods/0/detail
        from modifier
        set /additionalShippingMethods/0/detail "USD 9.90"
        finds /additionalShippingMethods/0/detail
        right
        from modifier
        set /additionalShippingMethods/0/detail "USD: 9.90"
        from modifier
        set /additionalShippingMethods/0/detail "9.9"
        from shipping
        set /shippingMethods/0/detail "Standard Shipping by ship"
        from modifier
        set /additionalShippingMethods/0/detail "19.90"

        373
        shipping/estimate
        Shipping without an estimate
        warning
        advice
        document
        2026.11
        A shipping method does not say when the goods arrive, in words or in dates.
        Shoppers cannot choose by time. Apple's guidelines ask for a clear description with an estimate.
        Write the time in the detail, or add the range of dates.
        AP-HIG-SHIP-DATES
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from shipping
        set /shippingMethods/1/detail ""
        remove /shippingMethods/1/dateComponentsRange
        finds /shippingMethods/1
        shows AP-HIG-SHIP-DATES
        from shippingContactUpdate
        set /newShippingMethods/0/detail " "
        remove /newShippingMethods/0/dateComponentsRange
        finds /newShippingMethods/0
        right
        from shipping
        remove /shippingMethods/1/dateComponentsRange
        from shippingContactUpdate
        remove /newShippingMethods/0/dateComponentsRange

        374
        shipping/fields
        Shipping methods without a shipping contact
        warning
        correct
        document
        2026.11
        The request offers shipping methods but asks for no part of a shipping contact.
        The shopper sees no shipping methods and cannot enter an address. The sheet has no section for shipping without "requiredShippingContactFields". Apple documents no rule about it, and Safari accepts it.
        Ask for "postalAddress" in "requiredShippingContactFields", or remove the methods.
        AP-SHIP-FIELDS
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingmethods
        -
        from shipping
        remove /requiredShippingContactFields
        finds /shippingMethods
        shows AP-SHIP-FIELDS
        from shipping
        set /requiredShippingContactFields []
        finds /shippingMethods
        from shipping
        remove /requiredShippingContactFields
        remove /shippingMethods/1
        finds /shippingMethods
        right
        from shipping
        set /requiredShippingContactFields ["phone"]
        from shipping
        remove /requiredShippingContactFields
        set /shippingMethods []

        375
        shipping/identifier-empty
        Empty shipping identifier
        warning
        correct
        document
        2026.11
        The identifier of a shipping method is empty.
        Your page may not see which method the shopper chose, because the event names it by its identifier. Code often treats empty text as no value. Safari accepts it.
        Write a short key of your own. The shopper never sees it.
        AP-SHIP-ID-EMPTY
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/identifier
        -
        from shipping
        set /shippingMethods/0/identifier ""
        finds /shippingMethods/0/identifier
        shows AP-SHIP-ID-EMPTY
        from modifier
        set /additionalShippingMethods/0/identifier ""
        finds /additionalShippingMethods/0/identifier
        right
        from shipping
        set /shippingMethods/0/identifier "0"
        from modifier
        set /additionalShippingMethods/0/identifier "c"

        376
        shipping/identifier-repeated
        Repeated shipping identifier
        warning
        correct
        document
        2026.11
        Two shipping methods have the same identifier.
        The page may charge the price of the wrong method, because the event names the chosen one by its identifier. Safari accepts this in Apple Pay JS, but not in the W3C interface.
        Give each method its own identifier.
        AP-SHIP-ID-UNIQUE
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/identifier
        -
        from shipping
        set /shippingMethods/1/identifier "standard"
        finds /shippingMethods/1/identifier
        shows AP-SHIP-ID-UNIQUE
        from shippingContactUpdate
        set /newShippingMethods/1 {"label":"Courier","detail":"Arrives tomorrow","amount":"40.00","identifier":"island"}
        finds /newShippingMethods/1/identifier
        from modifier
        set /additionalShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"s"}]
        finds /additionalShippingMethods/1/identifier
        from shippingMethodUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"s"}]
        finds /newShippingMethods/1/identifier
        from paymentMethodUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"s"}]
        finds /newShippingMethods/1/identifier
        from couponCodeUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"s"}]
        finds /newShippingMethods/1/identifier
        right
        from shipping
        set /shippingMethods/1/identifier "Standard"
        from shippingContactUpdate
        set /newShippingMethods/1 {"label":"Courier","detail":"Arrives tomorrow","amount":"40.00","identifier":"courier"}
        from modifier
        set /additionalShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"p"}]
        from shippingMethodUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"p"}]
        from paymentMethodUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"p"}]
        from couponCodeUpdate
        set /newShippingMethods [{"label":"Ship","detail":"Arrives in a month","amount":"4.00","identifier":"s"},{"label":"Plane","detail":"Arrives tomorrow","amount":"5.00","identifier":"p"}]

        377
        shipping/negative
        Negative shipping price
        error
        correct
        document
        2026.11
        The price of a shipping method is negative.
        Safari throws a TypeError at such a method of a request, and no sheet appears. It checks only the part before the point, so it accepts "-0.99". It does not check the methods of an update, so the open sheet shows them. The documentation forbids both.
        Write zero or more, and write a discount as a line item with a negative amount.
        AP-SHIP-NEGATIVE WK-SHIP-NEGATIVE
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod/amount
        -
        from shipping
        set /shippingMethods/1/amount "-1"
        finds /shippingMethods/1/amount
        shows AP-SHIP-NEGATIVE WK-SHIP-NEGATIVE
        from shipping
        set /shippingMethods/1/amount "-0.99"
        finds /shippingMethods/1/amount
        from modifier
        set /additionalShippingMethods/0/amount "-9.90"
        finds /additionalShippingMethods/0/amount
        right
        from shipping
        set /shippingMethods/1/amount "0.99"
        from modifier
        set /additionalShippingMethods/0/amount "0.00"

        378
        shipping/preselected
        Price of another shipping method
        warning
        correct
        document
        2026.11
        The line items contain a shipping method other than the first one.
        The shopper pays for another method than the sheet shows. When the sheet appears, it selects the first method of the list, and no event tells the page. Payment providers document this, Apple's own pages do not.
        Move the method in the total to the top of the list, or use the price of the first method.
        AP-SHIP-FIRST
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/shippingmethods
        -
        from shipping
        set /lineItems/1 {"label":"Express Shipping","amount":"14.95"}
        set /total/amount "111.07"
        finds /lineItems/1
        shows AP-SHIP-FIRST
        from shipping
        set /lineItems [{"label":"Express Shipping","amount":"14.95"}]
        set /total/amount "14.95"
        finds /lineItems/0
        right
        from shipping
        from shipping
        set /lineItems/1 {"label":"Shipping","amount":"14.95"}
        set /total/amount "111.07"
        """##
}
