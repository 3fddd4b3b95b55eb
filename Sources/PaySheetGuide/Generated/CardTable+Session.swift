// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let session = RuleCard.cards(
        ##"""
        364
        error
        correct
        document
        2026.11
        A domain is given with a scheme, a port or a path, or it is no full domain name.
        Apple compares the name with those that are registered for the merchant, letter by letter: the session is refused, or the sheet closes at once when the page's domain is another one.
        Write the full name of the host that serves the page and nothing around it, such as shop.example.com.
        AP-MS-CONTEXT-WEB AP-REG-DOMAINS
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        from sessionRequest
        set /initiativeContext "https://shop.cedar.example"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "shop.cedar.example:443"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "shop.cedar.example/"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "localhost"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from session
        set /domainName "https://shop.cedar.example"
        finds /domainName
        from registration
        set /domainNames/1 "*.paperpress.example"
        finds /domainNames/1
        shows AP-REG-DOMAINS
        from unregistration
        set /domainNames/0 "shop.paperpress.example/"
        finds /domainNames/0
        right
        from sessionRequest
        set /initiativeContext "cedar.example"
        from sessionRequest
        set /initiativeContext "xn--caf-dma.example"
        from session
        set /domainName "cedar.example"
        from registration
        set /domainNames/1 "www.paperpress.example"
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "https://pay.cedar.example/gateway"

        365
        error
        correct
        document
        2026.11
        A merchant session is older than five minutes.
        Apple documents five minutes and one use for each session, whatever expiresAt says: the sheet refuses an older one.
        Get a new session from Apple for each payment, when the sheet asks for it.
        AP-MS-5MIN
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        from session
        with --now 2027-03-01T09:05:01Z
        finds /epochTimestamp
        shows AP-MS-5MIN
        from session
        remove /expiresAt
        with --now 2027-03-02T00:00:00Z
        finds /epochTimestamp
        from session
        set /epochTimestamp 1803891299999
        with --now 2027-03-01T09:00:00Z
        finds /epochTimestamp
        shows AP-MS-5MIN
        from session
        set /epochTimestamp 100000000001
        with --now 2027-03-01T09:05:01Z
        finds /epochTimestamp
        right
        from session
        with --now 2027-03-01T09:05:00Z
        from session
        remove /epochTimestamp
        with --now 2027-03-02T00:00:00Z
        from session
        with --now 2027-03-01T09:00:00Z
        from session
        set /epochTimestamp 100000000000
        with --now 2027-03-01T09:05:01Z
        from session
        set /expiresAt 1803891600000
        with --now 2027-03-01T09:05:01Z
        with --ignore session/times

        366
        error
        correct
        document
        2026.11
        initiative is messaging and initiativeContext is not an https address.
        For a payment in a conversation Apple's server wants the address of the payment gateway there, and refuses anything else.
        Write the whole address of the gateway, beginning with https://.
        AP-MS-CONTEXT-MSG
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        from sessionRequest
        set /initiative "messaging"
        finds /initiativeContext
        shows AP-MS-CONTEXT-MSG
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "http://pay.cedar.example/gateway"
        finds /initiativeContext
        shows AP-MS-CONTEXT-MSG
        right
        from sessionRequest
        set /initiative "web"
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "https://pay.cedar.example/gateway"

        367
        warning
        correct
        document
        2026.11
        A merchant session has no identifier, no nonce or no signature.
        Safari takes any object, even an empty one, and hands it to the system, which then closes the sheet without a reason. What Apple's server sends is to be handed on as it is; a part that is missing was lost on the way.
        Hand Apple's answer to completeMerchantValidation as it is: parsed from JSON, with no member renamed, wrapped or left out.
        WK-MERCH-JSON
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        from session
        remove /signature
        finds root
        shows WK-MERCH-JSON
        from session
        remove /merchantSessionIdentifier
        finds root
        shows WK-MERCH-JSON
        from session
        remove /nonce
        remove /signature
        finds root
        right
        from session
        remove /retries
        from session
        remove /pspId

        368
        error
        correct
        document
        2026.11
        displayName has more than 64 characters.
        Apple's server refuses to give out a merchant session, and the sheet closes at once.
        Write the name by which shoppers know the store, in at most 64 characters.
        AP-MS-NAME-LEN
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        from sessionRequest
        set /displayName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /displayName
        shows AP-MS-NAME-LEN
        from sessionRequest
        set /displayName "店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店"
        finds /displayName
        shows AP-MS-NAME-LEN
        right
        from sessionRequest
        set /displayName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from sessionRequest
        set /displayName "店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店"

        369
        info
        advice
        document
        2026.11
        displayName seems to hold an order number: a number sign before a digit, or four digits and more in a row.
        The name stands for the store and is to be the same each time; Apple asks for no part that changes from order to order.
        Leave the number out. The label of the total and applicationData have room for it.
        AP-MS-NAME-STYLE
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        from sessionRequest
        set /displayName "Cedar Outfitters #7"
        finds /displayName
        shows AP-MS-NAME-STYLE
        from sessionRequest
        set /displayName "Cedar Order 10042"
        finds /displayName
        shows AP-MS-NAME-STYLE
        from sessionRequest
        set /displayName "Cedar Order 1004"
        finds /displayName
        shows AP-MS-NAME-STYLE
        right
        from sessionRequest
        set /displayName "Studio 54"
        from sessionRequest
        set /displayName "Nails #Colors"
        from sessionRequest
        set /displayName "Studio 540"
        from sessionRequest
        set /displayName "540 Studios"

        370
        error
        correct
        document
        2026.11
        initiative is in_app and initiativeContext is not a team identifier.
        For a payment in an app Apple's server wants the developer's team there, ten capital letters and digits, and refuses anything else.
        Write the team identifier from the developer account.
        AP-MS-CONTEXT-APP
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        from sessionRequest
        set /initiative "in_app"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12CD34E"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12cd34EF"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        right
        from sessionRequest
        set /initiative "web"
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12CD34EF"

        371
        warning
        correct
        document
        2026.11
        A merchant session expires at or before the moment at which it was given out.
        Apple's server does not answer like that: somebody has changed the session on its way, or put it together by hand, and its signature no longer fits.
        Hand Apple's answer to completeMerchantValidation as it is.
        WK-MERCH-JSON
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        from session
        set /expiresAt 1803891600000
        finds /expiresAt
        shows WK-MERCH-JSON
        from session
        set /expiresAt 1803895200
        finds /expiresAt
        shows WK-MERCH-JSON
        right
        from session
        set /expiresAt 1803891600001
        from session
        remove /expiresAt
        """##)
}
