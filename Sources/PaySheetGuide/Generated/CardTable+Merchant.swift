// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let merchant = RuleCard.cards(merchantText)

    static let merchantText = ##"""
        316
        merchant/identifier
        Merchant identifier that is not allowed
        error
        correct
        document
        2026.11
        A merchant identifier is not among the allowed ones.
        The wrong merchant may get the money, or you cannot decrypt the token. An identifier of the sandbox or of another shop does not work here.
        Use one of the allowed merchant identifiers, or allow this one.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/merchantidentifier
        A rule of paysheet's own: it compares the identifiers with those that you allow.
        from w3c
        with --expect-merchant merchant.com.example.air
        finds /methodData/0/data/merchantIdentifier
        from multiMerchant
        with --expect-merchant merchant.com.example.air
        finds /multiTokenContexts/1/merchantIdentifier
        from sessionRequest
        with --expect-merchant merchant.com.example.air
        finds /merchantIdentifier
        right
        from w3c
        set /methodData/0/data/merchantIdentifier "merchant.com.example.air"
        with --expect-merchant merchant.com.example.air
        from sessionRequest
        set /merchantIdentifier "merchant.com.example.air"
        with --expect-merchant merchant.com.example.air
        from w3c
        with --expect-merchant merchant.com.example.cedar
        with --expect-merchant merchant.com.example.books
        from multiMerchant
        with --expect-merchant merchant.com.example.air
        with --expect-merchant merchant.com.example.inn
        from sessionRequest

        424
        merchant/prefix
        Merchant identifier without its prefix
        info
        advice
        document
        2026.11
        A merchant identifier does not begin with "merchant.".
        Identifiers of the developer account begin that way by convention. The identifier may be the key of a payment provider, which Apple does not know. The hash of an identifier, 64 hexadecimal digits, does as well.
        Write the merchant identifier of your developer account.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/merchantidentifier
        A convention of Apple's developer account, as Apple's tech talk about Apple Pay and order tracking says.
        from w3c
        set /methodData/0/data/merchantIdentifier "com.example.books"
        finds /methodData/0/data/merchantIdentifier
        from multiMerchant
        set /multiTokenContexts/0/merchantIdentifier "air-7"
        finds /multiTokenContexts/0/merchantIdentifier
        from sessionRequest
        set /merchantIdentifier "com.example.books"
        finds /merchantIdentifier
        right
        from w3c
        from sessionRequest
        set /merchantIdentifier "shop_1234"
        from w3c
        set /methodData/0/data/merchantIdentifier "a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"

        512
        merchant/unset
        Identifier that says nothing
        error
        correct
        document
        2026.11
        An identifier of a merchant says nothing: it is empty, "undefined" or the like, or a placeholder.
        A program writes such a text where it has no value. Apple does not know the merchant, or gives the same token to all merchants without an identifier.
        Write the identifier of the merchant, or fail where the program has none.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/externalidentifier
        A rule of paysheet's own, made from texts that programs write in place of a missing value.
        from multiMerchant
        set /multiTokenContexts/0/externalIdentifier "undefined"
        finds /multiTokenContexts/0/externalIdentifier
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier ""
        finds /multiTokenContexts/1/externalIdentifier
        from multiMerchant
        set /multiTokenContexts/0/merchantIdentifier "[object Object]"
        finds /multiTokenContexts/0/merchantIdentifier
        from w3c
        set /methodData/0/data/merchantIdentifier "null"
        finds /methodData/0/data/merchantIdentifier
        from sessionRequest
        set /merchantIdentifier "undefined"
        finds /merchantIdentifier
        from w3c
        set /methodData/0/data/merchantIdentifier "YOUR_MERCHANT_ID_HERE"
        finds /methodData/0/data/merchantIdentifier
        right
        from multiMerchant
        set /multiTokenContexts/0/externalIdentifier "undefined-7"
        from multiMerchant
        set /multiTokenContexts/1/externalIdentifier "0"
        from sessionRequest
        set /merchantIdentifier "shop_1234"
        """##
}
