// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let document = RuleCard.cards(
        ##"""
        113
        error
        correct
        document
        2026.11
        Nobody can tell what the document is.
        What a document should hold depends on what it is, and none of its members is one that a known dictionary has.
        Name the kind, on the command line with --kind, or check whether this is the right file.
        -
        https://developer.apple.com/documentation/applepayontheweb/apple_pay_on_the_web
        from request
        text "{\"foo\": 1}"
        without --kind
        finds root
        from request
        text "{}"
        without --kind
        finds root
        right
        from request
        without --kind
        from error
        without --kind

        276
        warning
        correct
        document
        2026.11
        Several members stand in one object and belong inside a dictionary of it.
        A browser looks for a name in its own dictionary only. The payment goes on without them: a subscription becomes a single charge, without a word.
        Put them into the dictionary that has these members.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        from request
        set /paymentDescription "Wander Plus Membership"
        set /managementURL "https://wander.example/plan"
        finds root
        from request
        remove /total
        remove /lineItems
        set /label "Harbor Books"
        set /amount "38.06"
        finds root
        right
        from recurring
        set /recurringPaymentRequest/paymentDescription "Wander Plus"
        from request
        set /total/label "Label"

        277
        error
        correct
        document
        2026.11
        The members have the names of another interface: a payment provider's, Google's, or Apple's own for apps.
        Payment providers take requests of their own and translate them; what they take is not what ApplePaySession takes. A browser ignores the strange names and misses its own.
        Check what the page hands to ApplePaySession or PaymentRequest, behind the provider's translation.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        from request
        remove /total
        remove /lineItems
        set /merchantIdentifier "merchant.com.example.books"
        set /paymentSummaryItems [{"label":"Harbor Books","amount":"38.06"}]
        finds root
        from request
        remove /countryCode
        remove /currencyCode
        remove /lineItems
        set /country "US"
        set /currency "usd"
        set /total/amount 3806
        set /requestPayerName true
        finds root
        from request
        remove /total
        remove /lineItems
        remove /supportedNetworks
        set /transactionInfo {"totalPrice":"38.06"}
        set /allowedPaymentMethods []
        finds root
        right
        from methodData
        set /countryCode "CA"
        from request
        set /total/label "PKPaymentRequest"

        278
        error
        correct
        document
        2026.11
        A text stands where an object or a list belongs, and the text holds one.
        A browser does not parse text; it throws a TypeError, which then says that a member is missing that stands there for everybody to read. The value was made text once too often.
        Put the value in without quotes, or parse the text first.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        from request
        set /total "{\"label\":\"Harbor Books\",\"amount\":\"38.06\"}"
        remove /lineItems
        finds /total
        from request
        set /supportedNetworks "[\"visa\",\"masterCard\"]"
        finds /supportedNetworks
        right
        from request
        set /total/label "{Harbor} [Books]"
        from request
        set /supportedNetworks ["visa","masterCard"]

        279
        error
        correct
        document
        2026.11
        Several members are written in snake case, with hyphens, or with other capitals than Apple's.
        Names are compared exactly. A browser ignores every one of them and misses the members that it needs.
        Write the names as Apple does, with a small letter first and capitals inside; tell the serializer to keep them.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        from request
        remove /merchantCapabilities
        remove /supportedNetworks
        remove /countryCode
        set /country_code "US"
        set /merchant_capabilities ["supports3DS"]
        set /supported_networks ["visa"]
        finds root
        from request
        remove /merchantCapabilities
        remove /supportedNetworks
        remove /countryCode
        set /CountryCode "US"
        set /MerchantCapabilities ["supports3DS"]
        set /SupportedNetworks ["visa"]
        finds root
        right
        from request
        set /total/label "country_code"
        from request
        set /countryCode "CA"

        280
        error
        correct
        document
        2026.11
        Several optional members are null.
        JavaScript tells null from absent: a browser makes the text "null" of it, an empty dictionary, or throws a TypeError where a list belongs.
        Leave members out that have no value; serializers have a setting for it.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        from request
        set /couponCode null
        set /shippingContact null
        finds root
        from shipping
        set /shippingMethods/1/dateComponentsRange null
        set /lineItems/0/paymentTiming null
        finds root
        right
        from request
        set /couponCode "null"
        set /supportsCouponCode true
        from shipping
        remove /lineItems
        """##)
}
