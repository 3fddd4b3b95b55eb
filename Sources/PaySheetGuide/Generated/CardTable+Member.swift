// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let member = RuleCard.cards(memberText)

    static let memberText = ##"""
        100
        member/missing
        Missing member
        error
        correct
        document
        2026.11
        A required member is missing.
        A browser throws a TypeError. A request then shows no sheet. An update does not reach the sheet, which is already open. It waits 30 seconds for another answer and then fails. A server refuses the document or works with incomplete data.
        Add the member.
        WK-IDL-REQUIRED AP-COUNTRY-REQ AP-CURRENCY-REQ AP-TOT-REQ AP-SES-INVALID AP-TOT-AMOUNT WK-TOTAL-LABEL AP-LI-AMOUNT AP-MULTI-MEMBERS AP-UPD-TOTAL AP-ORD-MEMBERS AP-PR-VERSION AP-SHIP-MEMBERS AP-DATE-BOTH AP-REC-MEMBERS AP-REC-LABEL WK-REC-LABEL WK-REC-TRIAL-LABEL AP-REL-MEMBERS AP-REL-LABEL WK-RELOAD-LABEL AP-DEF-MEMBERS AP-DEF-LABEL WK-DEF-LABEL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        -
        from request
        remove /merchantCapabilities
        finds root
        from shipping
        remove /shippingMethods/0/identifier
        finds /shippingMethods/0
        from request
        remove /countryCode
        finds root
        shows WK-IDL-REQUIRED AP-COUNTRY-REQ
        from request
        remove /currencyCode
        finds root
        shows AP-CURRENCY-REQ
        from request
        remove /total
        finds root
        shows AP-TOT-REQ AP-SES-INVALID
        from request
        remove /total/amount
        finds /total
        shows AP-TOT-AMOUNT
        from request
        remove /total/label
        finds /total
        shows WK-TOTAL-LABEL
        from request
        remove /lineItems/0/amount
        finds /lineItems/0
        shows AP-LI-AMOUNT
        from multiMerchant
        remove /multiTokenContexts/0/externalIdentifier
        finds /multiTokenContexts/0
        shows AP-MULTI-MEMBERS
        from paymentMethodUpdate
        remove /newTotal
        finds root
        shows AP-UPD-TOTAL
        from result
        remove /orderDetails/authenticationToken
        finds /orderDetails
        shows AP-ORD-MEMBERS
        from methodData
        remove /version
        finds root
        shows AP-PR-VERSION
        from request
        remove /merchantCapabilities
        finds root
        shows AP-SES-INVALID
        from shipping
        remove /shippingMethods/0/detail
        finds /shippingMethods/0
        shows AP-SHIP-MEMBERS
        from shipping
        remove /shippingMethods/0/dateComponentsRange/endDateComponents
        finds /shippingMethods/0/dateComponentsRange
        shows AP-DATE-BOTH
        from recurring
        remove /recurringPaymentRequest/managementURL
        finds /recurringPaymentRequest
        shows AP-REC-MEMBERS
        from recurring
        remove /recurringPaymentRequest/regularBilling/label
        finds /recurringPaymentRequest/regularBilling
        shows AP-REC-LABEL WK-REC-LABEL
        from trial
        remove /recurringPaymentRequest/trialBilling/label
        finds /recurringPaymentRequest/trialBilling
        shows WK-REC-TRIAL-LABEL
        from reload
        remove /automaticReloadPaymentRequest/paymentDescription
        finds /automaticReloadPaymentRequest
        shows AP-REL-MEMBERS
        from reload
        remove /automaticReloadPaymentRequest/automaticReloadBilling/label
        finds /automaticReloadPaymentRequest/automaticReloadBilling
        shows AP-REL-LABEL WK-RELOAD-LABEL
        from deferred
        remove /deferredPaymentRequest/managementURL
        finds /deferredPaymentRequest
        shows AP-DEF-MEMBERS
        from deferred
        remove /deferredPaymentRequest/deferredBilling/label
        finds /deferredPaymentRequest/deferredBilling
        shows AP-DEF-LABEL WK-DEF-LABEL
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({});"
        finds root
        shows PF-038
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ newLineItems: [] });"
        finds root
        shows PF-038
        from server.js
        replace " displayName: \"Cedar Outdoor\"," with ""
        finds root
        shows PF-085
        from server.php
        replace "    'displayName' => 'Cedar Outdoor',\n" with ""
        finds root
        shows PF-085
        right
        from request
        remove /lineItems
        from request
        remove /lineItems/0/type
        from request
        set /lineItems/1 {"label":"Estimated Tax","type":"pending"}
        from server.js
        replace "displayName: \"Cedar Outdoor\"" with "...shop"
        from w3cShop.js
        replace "event.updateWith(newDetails(request.shippingAddress))" with "event.updateWith({})"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ ...update });"

        101
        member/duplicate
        Repeated member
        error
        correct
        document
        2026.11
        One object has a member twice.
        The shopper may see another amount than you charge. JavaScript uses the last value, other parsers the first, so browser and server see different values.
        Keep one of the two.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        RFC 8259, section 4, which says that parsers treat repeated names differently.
        from request
        replace "\"countryCode\": \"US\"," with "\"countryCode\": \"US\", \"countryCode\": \"US\","
        finds /countryCode
        from request
        replace "\"amount\": \"38.06\"" with "\"amount\": \"38.00\", \"amount\": \"38.06\""
        finds /total/amount
        right
        from request
        from request
        set /total/type "final"

        102
        member/unknown
        Unknown member
        warning
        correct
        document
        2026.11
        The object has a member that browsers do not know.
        A browser silently ignores the member, so its value is lost. If the name of a required member is misspelt, a browser throws a TypeError.
        Correct the name, move the member to where it belongs, or remove it.
        WK-IDL-UNKNOWN AP-SES-UNKNOWN-PROP AP-DATE-PLURAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        -
        from request
        set /shippingTyp "delivery"
        finds /shippingTyp
        from request
        remove /countryCode
        set /country_code "US"
        finds /country_code
        from request
        set /total/detail "with tax"
        finds /total/detail
        from request
        set /orderNumber "A-1"
        finds /orderNumber
        shows WK-IDL-UNKNOWN AP-SES-UNKNOWN-PROP
        from shipping
        set /shippingMethods/0/dateComponentsRange/startDateComponents/day 8
        finds /shippingMethods/0/dateComponentsRange/startDateComponents/day
        shows AP-DATE-PLURAL
        from request
        set /colour 7
        finds /colour
        shows AP-SES-UNKNOWN-PROP
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ newTotal: request.total, lineItems: [] });"
        finds root
        shows PF-041
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ newTotal: request.total, displayItems: [] });"
        finds root
        shows PF-041
        right
        from request
        set /shippingType "shipping"
        from request
        set /countryCode "CA"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ newTotal: request.total, newLineItems: [] });"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection({ newTotal: request.total, errors: [] });"

        103
        member/type
        Wrong JSON type
        error
        correct
        document
        2026.11
        A value has another JSON type than the member allows.
        A browser silently converts some values, often not as intended. 10.50 becomes the text 10.5, null the text null, and the text false counts as true. At others, such as text instead of a list, it throws a TypeError. Other parsers refuse the document.
        Write a value of the type that the member allows. Remove a member instead of writing null.
        WK-IDL-STRING WK-IDL-SEQUENCE WK-IDL-DICT WK-IDL-BOOL AP-AMT-STRING AP-MS-OBJECT WK-MERCH-OBJECT
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        -
        from request
        set /total/amount 38.06
        finds /total/amount
        from request
        set /supportedNetworks "visa"
        finds /supportedNetworks
        from request
        set /total []
        finds /total
        from request
        set /total/label null
        finds /total/label
        from request
        set /total/label 7
        finds /total/label
        shows WK-IDL-STRING
        from request
        set /supportedNetworks "visa"
        finds /supportedNetworks
        shows WK-IDL-SEQUENCE
        from request
        set /total "38.06"
        finds /total
        shows WK-IDL-DICT
        from request
        set /supportsCouponCode "no"
        finds /supportsCouponCode
        shows WK-IDL-BOOL
        from request
        set /total/amount 38.06
        finds /total/amount
        shows AP-AMT-STRING
        from request
        set /shippingContact null
        finds /shippingContact
        severity warning
        from session
        set root []
        finds root
        shows AP-MS-OBJECT WK-MERCH-OBJECT
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILED });"
        finds root
        shows PF-033
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors: [\"no\"] });"
        finds root
        shows PF-042
        right
        from request
        set /total/amount "38.06"
        from request
        set /supportedNetworks ["visa"]
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILURE });"
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors: [new ApplePayError(\"unknown\")] });"

        104
        member/version
        Newer than the stated version
        warning
        correct
        document
        2026.11
        The member is newer than the Apple Pay version that the page asks for.
        The feature works only on newer devices: a system of the stated version ignores the member or refuses the request.
        Ask for the version that has the member, after supportsVersion has confirmed it, or remove the member.
        AP-SUPC-V3 WK-VER-COUNTRIES WK-VER-CONTACT
        https://developer.apple.com/documentation/applepayontheweb/apple-pay-on-the-web-version-history
        -
        from request
        set /supportsCouponCode true
        with --api-version 2
        finds /supportsCouponCode
        from request
        set /supportsCouponCode false
        with --api-version 2
        finds /supportsCouponCode
        from request
        set /supportedCountries ["US"]
        with --api-version 2
        finds /supportedCountries
        shows AP-SUPC-V3 WK-VER-COUNTRIES
        from request
        set /lineItems/1/paymentTiming "automaticReload"
        with --api-version 3
        with --select member/version
        finds /lineItems/1/paymentTiming
        from contact
        set /phoneticGivenName "Joh"
        with --api-version 2
        finds /phoneticGivenName
        shows WK-VER-CONTACT
        right
        from request
        set /total/type "final"
        with --api-version 2
        from request
        set /shippingType "delivery"
        with --api-version 2
        """##
}
