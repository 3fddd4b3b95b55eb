// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let result = RuleCard.cards(
        ##"""
        358
        info
        advice
        document
        2026.11
        A result says that the payment failed and lists no error.
        The sheet then closes with a general failure. With errors it stays open, shows them, and the shopper can put things right.
        List what is wrong in errors, the most important first, where the shopper can do something about it.
        AP-AUTH-ERR-FAIL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult
        from failure
        remove /errors
        finds /status
        shows AP-AUTH-ERR-FAIL
        from failure
        set /errors []
        finds /status
        shows AP-AUTH-ERR-FAIL
        right
        from failure
        from result

        359
        warning
        correct
        document
        2026.11
        The order type, the order's key or the authentication token is an empty text, or the token is shorter than 16 characters.
        Safari asks only that the members are there. The device cannot find the order by an empty key, and Wallet documents at least 16 characters for the token.
        Give the three texts that the order itself has.
        AP-ORD-MEMBERS WO-064 WO-125
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails
        from result
        set /orderDetails/orderIdentifier ""
        finds /orderDetails/orderIdentifier
        shows AP-ORD-MEMBERS
        from completeDetails
        set /orderDetails/orderTypeIdentifier ""
        finds /orderDetails/orderTypeIdentifier
        shows AP-ORD-MEMBERS
        from result
        set /orderDetails/authenticationToken "0123456789abcde"
        finds /orderDetails/authenticationToken
        shows WO-064 WO-125
        right
        from result
        set /orderDetails/authenticationToken "0123456789abcdef"
        from completeDetails
        set /orderDetails/orderIdentifier "7"

        360
        warning
        compatible
        document
        2026.11
        A result says that the payment failed and gives the details of an order.
        The device adds an order to Wallet only after success, and takes no notice of the details here.
        Give orderDetails with status 0 only.
        AP-ORD-SUCCESS
        https://developer.apple.com/documentation/passkit/pkpaymentorderdetails
        from result
        set /status 1
        finds /orderDetails
        shows AP-ORD-SUCCESS
        from failure
        set /orderDetails {"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"7","webServiceURL":"https://cedar.example/","authenticationToken":"0123456789abcdef"}
        finds /orderDetails
        shows AP-ORD-SUCCESS
        right
        from result
        set /status 0
        from failure
        from completeDetails

        361
        error
        correct
        document
        2026.11
        webServiceURL is not an absolute address that begins with https://.
        Safari throws a TypeError at anything that is no absolute address, after the payment was made. Any other scheme passes Safari, and the device, which is documented to want https, does not fetch the order.
        Write the whole address of the web service, beginning with https://.
        AP-ORD-URL WK-ORDER-URL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails/webserviceurl
        from result
        set /orderDetails/webServiceURL "orders.cedar.example"
        finds /orderDetails/webServiceURL
        shows WK-ORDER-URL
        from completeDetails
        set /orderDetails/webServiceURL "/orders"
        finds /orderDetails/webServiceURL
        shows WK-ORDER-URL
        from result
        set /orderDetails/webServiceURL ""
        finds /orderDetails/webServiceURL
        shows WK-ORDER-URL
        from result
        set /orderDetails/webServiceURL "https://orders cedar.example/"
        finds /orderDetails/webServiceURL
        shows WK-ORDER-URL
        from result
        set /orderDetails/webServiceURL "http://orders.cedar.example/"
        finds /orderDetails/webServiceURL
        shows AP-ORD-URL
        from completeDetails
        set /orderDetails/webServiceURL "ftp://orders.cedar.example/"
        finds /orderDetails/webServiceURL
        shows AP-ORD-URL
        right
        from result
        set /orderDetails/webServiceURL "https://orders.cedar.example:8443/a?b=c#d"
        from completeDetails
        set /orderDetails/webServiceURL "HTTPS://orders.cedar.example"

        362
        error
        correct
        document
        2026.11
        The status of a result is another number than 0 and 1.
        From version 3 on a result has 0 for success and 1 for failure. Safari still understands the numbers 2 to 7 of versions 1 and 2, which Apple calls wrong, and throws an InvalidAccessError at anything above.
        Write 1 and say in errors what is wrong.
        AP-AUTH-STATUS WK-RESULT-STATUS
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completepayment
        from result
        set /status 8
        remove /orderDetails
        finds /status
        shows WK-RESULT-STATUS
        from failure
        set /status 3
        finds /status
        shows AP-AUTH-STATUS
        from failure
        set /status 200
        finds /status
        shows AP-AUTH-STATUS WK-RESULT-STATUS
        from failure
        set /status 2
        finds /status
        shows AP-AUTH-STATUS
        from failure
        set /status 7
        with --api-version 3
        with --select result/status
        finds /status
        from failure
        set /status 8
        with --api-version 2
        with --select result/status
        finds /status
        right
        from result
        set /status 0
        remove /orderDetails
        from failure
        set /status 1
        from failure
        set /status 7
        with --api-version 2
        with --select result/status

        363
        warning
        correct
        document
        2026.11
        A result says that the payment succeeded and lists errors.
        Safari takes success with errors for a payment that goes on: the sheet stays open although the money may be charged already.
        Write status 1 with the errors, or leave the errors out.
        AP-AUTH-ERR-FAIL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult
        from failure
        set /status 0
        finds /errors
        shows AP-AUTH-ERR-FAIL
        from result
        set /errors [{"code":"unknown","message":"Try again later"}]
        finds /errors
        right
        from failure
        set /status 1
        from result
        set /errors []
        """##)
}
