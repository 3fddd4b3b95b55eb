// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let contexts = RuleCard.cards(contextsText)

    static let contextsText = ##"""
        230
        contexts/amount
        Share of zero or below
        warning
        correct
        document
        2026.11
        The share of a merchant is zero or negative.
        A merchant without a share needs no token. A negative share hides that the other shares exceed the total. Safari does not check the sign here.
        Remove the merchant, or write the amount that it gets.
        AP-MULTI-AMOUNT-POS
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/amount
        -
        from multiMerchant
        set /multiTokenContexts/1/amount "0.00"
        finds /multiTokenContexts/1/amount
        shows AP-MULTI-AMOUNT-POS
        from multiMerchant
        set /multiTokenContexts/0/amount "-120.00"
        finds /multiTokenContexts/0/amount
        right
        from multiMerchant
        set /multiTokenContexts/1/amount "0.01"
        from multiMerchant
        set /multiTokenContexts/0/amount "12.00"

        231
        contexts/directory
        Share that disagrees with the directory
        error
        correct
        document
        2026.11
        The directory does not know the merchant of a share, or has another name, domain or merchant identifier for it.
        The token may be made for the wrong merchant, because it goes to the merchant identifier of the share. If a merchant has its own identifier, use that one.
        Copy the members of a share from the directory, by its external identifier.
        AP-MULTI-MID
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/merchantidentifier
        -
        from multiMerchantFlow
        set /directory {"merchants": [{"externalIdentifier": "hide-4", "merchantName": "Hide & Stitch", "merchantIdentifier": "merchant.com.example.hide"}, {"externalIdentifier": "silk-8", "merchantName": "Silk Road", "merchantIdentifier": "merchant.com.example.silk", "merchantDomain": "silk.example"}]}
        set /request/multiTokenContexts/0/merchantIdentifier "merchant.com.example.market"
        finds /request/multiTokenContexts/0/merchantIdentifier
        shows AP-MULTI-MID
        from multiMerchantFlow
        set /directory {"merchants": [{"externalIdentifier": "hide-4", "merchantName": "Hide & Stitch", "merchantIdentifier": "merchant.com.example.hide"}, {"externalIdentifier": "silk-8", "merchantName": "Silk Road", "merchantIdentifier": "merchant.com.example.silk", "merchantDomain": "silk.example"}]}
        set /events/0/data/newMultiTokenContexts/1/merchantIdentifier "merchant.com.example.market"
        finds /events/0/data/newMultiTokenContexts/1/merchantIdentifier
        shows AP-MULTI-MID
        from multiMerchant
        set /multiTokenContexts/1/merchantIdentifier "merchant.com.example.wander"
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        finds /multiTokenContexts/1/merchantIdentifier
        shows AP-MULTI-MID
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier "inn-4"
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        finds /multiTokenContexts/1/externalIdentifier
        from multiMerchant
        set /multiTokenContexts/0/merchantName "Air Sky"
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        finds /multiTokenContexts/0/merchantName
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "air-sky.example"
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        finds /multiTokenContexts/0/merchantDomain
        right
        from multiMerchantFlow
        set /directory {"merchants": [{"externalIdentifier": "hide-4", "merchantName": "Hide & Stitch", "merchantIdentifier": "merchant.com.example.hide"}, {"externalIdentifier": "silk-8", "merchantName": "Silk Road", "merchantIdentifier": "merchant.com.example.silk", "merchantDomain": "silk.example"}]}
        from multiMerchantFlow
        from multiMerchant
        remove /multiTokenContexts/1/merchantDomain
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        from multiMerchant
        set /multiTokenContexts/1/amount "80.00"
        with --merchants {"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.air","merchantDomain":"sky-air.example"},{"externalIdentifier":"inn-3","merchantName":"Harbor Inn","merchantIdentifier":"merchant.com.example.inn","merchantDomain":"harbor-inn.example"}]}
        from multiMerchant
        set /multiTokenContexts/1/merchantIdentifier "merchant.com.example.wander"

        232
        contexts/domain
        Domain of a merchant
        warning
        compatible
        document
        2026.11
        The domain of a merchant is an address, or contains more than a domain.
        No browser refuses the value, but it names no known domain. The member takes the merchant's top-level domain, such as sky-air.example, without scheme, path, port or www.
        Write only the domain that the merchant has registered.
        AP-MULTI-DOMAIN
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/merchantdomain
        -
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "https://sky-air.example"
        finds /multiTokenContexts/0/merchantDomain
        shows AP-MULTI-DOMAIN
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air.example/shop"
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air.example:8443"
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "www.sky-air.example"
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain ""
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air"
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain ".sky-air.example"
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air.example."
        finds /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air..example"
        finds /multiTokenContexts/0/merchantDomain
        right
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "sky-air.co.uk"
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "münchen.example"
        from multiMerchant
        remove /multiTokenContexts/0/merchantDomain
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "s.example"
        from multiMerchant
        set /multiTokenContexts/0/merchantDomain "wwwsky-air.example"

        233
        contexts/empty
        Empty list of shares
        warning
        correct
        document
        2026.11
        The list of the merchants' shares is empty.
        No merchant gets its own token, and all the money goes to the page's merchant.
        Remove the list, or add a share for each merchant.
        AP-KIND-EMPTY-MULTI
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/multitokencontexts
        -
        from multiMerchant
        set /multiTokenContexts []
        finds /multiTokenContexts
        shows AP-KIND-EMPTY-MULTI
        from recurring
        set /multiTokenContexts []
        finds /multiTokenContexts
        from modifier
        set /multiTokenContexts []
        finds /multiTokenContexts
        right
        from multiMerchant
        remove /multiTokenContexts
        from multiMerchant
        remove /multiTokenContexts/1
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"multiTokenContexts":[]}}]

        234
        contexts/exceed-total
        Shares above the total
        error
        correct
        document
        2026.11
        The shares of the merchants add up to more than the total.
        The system ends the payment with an error and closes the sheet. The shares are parts of what the shopper pays. Safari does not add them up. After each update, the current shares and the current total count.
        Split the total into shares that add up to it, or to less if the page's merchant keeps something.
        AP-MULTI-SUM AP-MULTI-SUM-UPDATE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/multitokencontexts
        -
        from multiMerchant
        set /multiTokenContexts/1/amount "80.51"
        finds /multiTokenContexts
        shows AP-MULTI-SUM
        from multiMerchant
        set /multiTokenContexts/1/amount "8050"
        finds /multiTokenContexts/1/amount
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"74.19"}]
        finds /newMultiTokenContexts/0/amount
        shows AP-MULTI-SUM-UPDATE
        from multiMerchantFlow
        remove /order
        set /events/0/data/newMultiTokenContexts/0/amount "144.60"
        finds /events/0/data/newMultiTokenContexts
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"102.51"}]
        finds /multiTokenContexts/0/amount
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"38.07"}]}}]
        set /methodData/0/data/version 14
        finds /details/modifiers/0/data/multiTokenContexts/0/amount
        from shippingContactUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"113.51"}]
        finds /newMultiTokenContexts/0/amount
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"86.41"}]
        finds /newMultiTokenContexts/0/amount
        from shippingMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"111.08"}]
        finds /newMultiTokenContexts/0/amount
        from w3cUpdate
        set /modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"73.81"}]}}]
        finds /modifiers/0/data/multiTokenContexts/0/amount
        right
        from multiMerchant
        set /multiTokenContexts/1/amount "80.49"
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"74.18"}]
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a","merchantName":"A","amount":"102.50"}]

        235
        contexts/external-identifier
        Merchant with several external identifiers
        warning
        correct
        files
        2026.11
        A merchant has different external identifiers: in a list, between a request and its updates, or between documents.
        Apple treats the same merchant as an unknown one. The external identifier is your own permanent name for a merchant, and Apple asks for the same one every time.
        Store the external identifier with the merchant, in a directory, and never make one for a single order.
        AP-MULTI-EXT-STABLE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/externalidentifier
        -
        from multiMerchantFlow
        remove /order
        set /events/0/data/newMultiTokenContexts/0/externalIdentifier "hide-5"
        finds /events/0/data/newMultiTokenContexts/0/externalIdentifier
        shows AP-MULTI-EXT-STABLE
        from multiMerchant
        set /multiTokenContexts/1/merchantName "Sky Air"
        set /multiTokenContexts/1/merchantDomain "Sky-Air.example"
        finds /multiTokenContexts/1/externalIdentifier
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"b"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from shippingMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"b"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from shippingContactUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"b"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"b"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"b"}]
        finds /multiTokenContexts/1/externalIdentifier
        right
        from multiMerchantFlow
        remove /order
        set /events/0/data/newMultiTokenContexts/0/externalIdentifier "hide-5"
        set /events/0/data/newMultiTokenContexts/0/merchantDomain "hide-and-stitch.example"
        from multiMerchant
        set /multiTokenContexts/1/merchantName "Sky Air"
        set /multiTokenContexts/1/merchantDomain "sky-inn.example"
        from multiMerchant
        set /multiTokenContexts/1/merchantIdentifier "merchant.com.example.air"
        from multiMerchantFlow
        remove /order
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"}]
        with --ignore contexts/repeated

        236
        contexts/name
        Merchant without a name
        warning
        correct
        document
        2026.11
        The name of a merchant is empty, or is the text of a missing value.
        The shopper sees an amount, but not who gets it. The sheet lists the merchants with their shares.
        Write the name by which the shopper knows the merchant.
        AP-MULTI-NAME
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/merchantname
        -
        from multiMerchant
        set /multiTokenContexts/1/merchantName ""
        finds /multiTokenContexts/1/merchantName
        shows AP-MULTI-NAME
        from multiMerchant
        set /multiTokenContexts/0/merchantName "undefined"
        finds /multiTokenContexts/0/merchantName
        right
        from multiMerchant
        set /multiTokenContexts/1/merchantName "I"
        from multiMerchant
        set /multiTokenContexts/0/merchantName "Null Island Air"

        237
        contexts/repeated
        External identifier used twice
        warning
        correct
        document
        2026.11
        Two shares have the same external identifier.
        You cannot tell which token belongs to which merchant. The external identifier distinguishes the merchants of a payment, and each has one share.
        Give every merchant its own external identifier, and one share.
        AP-MULTI-EXT-UNIQUE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/externalidentifier
        -
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier "air-7"
        finds /multiTokenContexts/1/externalIdentifier
        shows AP-MULTI-EXT-UNIQUE
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","externalIdentifier":"a","merchantName":"A","amount":"2.00"},{"merchantIdentifier":"merchant.com.example.m","externalIdentifier":"a","merchantName":"B","amount":"2.00"}]
        finds /multiTokenContexts/1/externalIdentifier
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"a"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from shippingMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"a"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from shippingContactUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"a"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"a"}]
        finds /newMultiTokenContexts/1/externalIdentifier
        right
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier "air-8"
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier "Air-7"
        from multiMerchant
        set /multiTokenContexts/1/merchantIdentifier "merchant.com.example.air"
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"A"}]
        from shippingMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"A"}]
        from shippingContactUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"A"}]
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.m","merchantName":"M","amount":"2.00","externalIdentifier":"a"},{"merchantIdentifier":"merchant.com.example.m","merchantName":"N","amount":"2.00","externalIdentifier":"A"}]
        """##
}
