// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let code = RuleCard.cards(codeText)

    static let codeText = ##"""
        108
        code/unknown
        Unknown word
        error
        correct
        document
        2026.11
        The word is not one that the member allows.
        A browser throws a TypeError. It compares words exactly, including upper and lower case.
        Write one of the words of the list.
        WK-IDL-ENUM AP-LI-TYPE AP-CAP-ENUM AP-LI-TIMING-ENUM AP-MOD-TYPE AP-MS-INITIATIVE AP-TOK-VERSION PT-001 WK-ERR-CODE WK-ERR-FIELD AP-REQ-FEATURES AP-CON-FIELD-ENUM AP-LATER-ONE AP-SHIP-TYPE AP-REC-UNIT AP-REC-WEEK
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype
        -
        from request
        set /total/type "Final"
        finds /total/type
        from request
        set /requiredShippingContactFields ["emailAddress"]
        finds /requiredShippingContactFields/0
        from request
        set /total/type "Final"
        finds /total/type
        shows WK-IDL-ENUM
        from request
        set /lineItems/0/type "estimated"
        finds /lineItems/0/type
        shows AP-LI-TYPE
        from request
        set /merchantCapabilities ["supports3DS", "supports3ds"]
        finds /merchantCapabilities/1
        shows AP-CAP-ENUM
        from request
        set /lineItems/0/paymentTiming "later"
        finds /lineItems/0/paymentTiming
        shows AP-LI-TIMING-ENUM
        from modifier
        set /paymentMethodType "Credit"
        finds /paymentMethodType
        shows AP-MOD-TYPE
        from sessionRequest
        set /initiative "Web"
        finds /initiative
        shows AP-MS-INITIATIVE
        from token
        set /paymentData/version "EC_v2"
        finds /paymentData/version
        shows AP-TOK-VERSION PT-001
        from error
        set /code "postalCodeInvalid"
        finds /code
        shows WK-ERR-CODE
        from error
        set /contactField "zip"
        finds /contactField
        shows WK-ERR-FIELD
        from request
        set /merchantCapabilities/0 "supports3ds"
        finds /merchantCapabilities/0
        shows AP-CAP-ENUM
        from request
        set /features ["telepathy"]
        finds /features/0
        shows AP-REQ-FEATURES
        from request
        set /requiredShippingContactFields ["mail"]
        finds /requiredShippingContactFields/0
        shows AP-CON-FIELD-ENUM
        from request
        set /applePayLaterAvailability "never"
        finds /applePayLaterAvailability
        shows AP-LATER-ONE
        from shipping
        set /shippingType "pickup"
        finds /shippingType
        shows AP-SHIP-TYPE
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "quarter"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit
        shows AP-REC-UNIT
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "week"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit
        shows AP-REC-WEEK
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment(\"STATUS_FAILURE\");"
        finds root
        shows PF-032
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment(true);"
        finds root
        shows PF-032
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "await response.complete(\"successful\");"
        finds root
        shows PF-052
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "await response.complete(isPaid ? \"success\" : \"failure\");"
        finds root
        shows PF-052
        right
        from request
        set /total/type "final"
        from request
        set /requiredShippingContactFields ["email"]
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment(ApplePaySession.STATUS_FAILURE);"
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment(status);"
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "await response.complete(\"unknown\");"
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "await response.complete(result);"
        """##
}
