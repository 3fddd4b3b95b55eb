// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let document = RuleCard.cards(documentText)

    static let documentText = ##"""
        113
        document/kind
        Unknown kind of document
        error
        correct
        document
        2026.11
        The kind of the document is unknown.
        Most rules cannot run, because they depend on the kind of the document. None of the members belongs to a known dictionary.
        Name the kind (--kind), or check whether this is the right file.
        -
        https://developer.apple.com/documentation/applepayontheweb/apple_pay_on_the_web
        A rule of paysheet's own: it is about how paysheet reads documents.
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
        document/depth
        Members at the wrong depth
        warning
        correct
        document
        2026.11
        Several members are in one object but belong inside one of its dictionaries.
        A browser silently ignores them, and a subscription becomes a single charge. It looks for a name only in the dictionary that has it.
        Move them into the dictionary that has these members.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        Web IDL: a browser reads only the members of a dictionary. Developers report such requests.
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
        document/dialect
        Names of another interface
        error
        correct
        document
        2026.11
        The members have the names of another interface: a payment provider's, Google's, or Apple's own for apps.
        A browser ignores these names and misses its own. Payment providers translate their own requests, which ApplePaySession does not accept.
        Check what the page passes to ApplePaySession or PaymentRequest, after the provider's translation.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        A rule of paysheet's own, made from the documentation of payment providers and of PassKit.
        from request
        remove /total
        remove /lineItems
        set /merchantIdentifier "merchant.com.example.books"
        set /paymentSummaryItems [{"label":"Harbor Books","amount":"38.06"}]
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
        document/json-text
        Text that holds JSON
        error
        correct
        document
        2026.11
        A text that contains JSON is in the place of an object or a list.
        A browser does not parse the text. It throws a TypeError that reports a missing member, although you can read it in the text. The value was converted to text once too often.
        Write the value without quotes, or parse the text first.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        Web IDL, which converts no text to an object or a list. A developer reports such an update.
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
        document/name-style
        Names in another style
        error
        correct
        document
        2026.11
        Several member names use snake case, hyphens, or other capitals than Apple's.
        A browser ignores all of them and misses the members that it needs. It compares names exactly.
        Write the names as Apple does, with a small letter first and capitals inside. Tell the serializer to keep them.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        Web IDL: a browser compares the names of members exactly.
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
        from session
        remove /merchantSessionIdentifier
        remove /epochTimestamp
        remove /expiresAt
        set /merchant_session_identifier "made-up"
        set /epoch_timestamp 1803891600000
        set /expires_at 1803895200000
        finds root
        right
        from request
        set /total/label "country_code"
        from request
        set /countryCode "CA"

        280
        document/nulls
        Null for absent members
        error
        correct
        document
        2026.11
        Several optional members are null.
        A browser reads null as the text "null" or as an empty dictionary. In place of a list, it throws a TypeError: then the finding is an error. For JavaScript, null is not the same as missing.
        Remove members that have no value. Serializers have a setting for this.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        Web IDL, which converts null to a text or an empty dictionary, and to no list.
        from request
        set /couponCode null
        set /shippingContact null
        finds root
        severity warning
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

        414
        document/guess
        Kind of document guessed
        info
        correct
        document
        2026.11
        Too little in the document speaks for its kind.
        The other findings are about the wrong dictionary if the guess is wrong. Documents of other programs can have some of the same names.
        Name the kind (--kind).
        -
        https://developer.apple.com/documentation/applepayontheweb/apple_pay_on_the_web
        A rule of paysheet's own: it is about how paysheet reads documents.
        from contact
        set root {"emailAddress":"ann@shop.example"}
        without --kind
        finds root
        from contact
        set root {"phoneNumber":"+1 555 010 0100"}
        without --kind
        finds root
        right
        from request
        without --kind
        from error
        without --kind

        415
        document/wrapped
        Document inside another one
        error
        correct
        document
        2026.11
        The document itself is of no known kind, but it holds a document that is.
        A browser and a payment provider expect the inner document alone. Answers of servers, recorded requests and lists have a document in one of their members.
        Check the inner document alone (--at and its pointer).
        -
        https://developer.apple.com/documentation/applepayontheweb/apple_pay_on_the_web
        A rule of paysheet's own: it is about how paysheet reads documents.
        from request
        text "{\"success\": true, \"data\": " + base + "}"
        without --kind
        finds root
        from request
        text "[" + base + "]"
        without --kind
        finds root
        right
        from request
        without --kind
        from flow
        without --kind

        416
        document/arguments
        Arguments in a list
        info
        correct
        document
        2026.11
        The document is a list of the arguments of PaymentRequest in place of an object.
        Tools that read the document as an object do not find its members. The check reads the list as the constructor does.
        Write an object with the members methodData, details and options.
        -
        https://www.w3.org/TR/payment-request/#paymentrequest-interface
        The Payment Request API of the W3C, which has the arguments of the constructor.
        from w3c
        set root [[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.com.example.books","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"US"}}],{"total":{"label":"Harbor Books","amount":{"currency":"USD","value":"38.06"}}}]
        without --kind
        finds root
        from w3c
        set root [[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.com.example.books","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"US"}}],{"total":{"label":"Harbor Books","amount":{"currency":"USD","value":"38.06"}}},{"requestPayerName":true}]
        finds root
        right
        from w3c
        without --kind
        from w3c
        set /options {"requestPayerName":true}
        """##
}
