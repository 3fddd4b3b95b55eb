// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate-paysheet-sources`.

extension CardTable {
    static let merchant = RuleCard.cards(
        ##"""
        316
        error
        correct
        document
        2026.11
        A merchant identifier is not among the allowed ones.
        The wrong merchant may get the money, or you cannot decrypt the token. An identifier of the sandbox or of another shop does not work here.
        Use one of the allowed merchant identifiers, or allow this one.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest/merchantidentifier
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
        """##)
}
