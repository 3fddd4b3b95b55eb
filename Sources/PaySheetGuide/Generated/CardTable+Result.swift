// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let result = RuleCard.cards(resultText)

    static let resultText = ##"""
        358
        result/failure-without-errors
        Failure without errors
        info
        advice
        document
        2026.11
        A result says that the payment failed, but has no errors.
        The sheet closes with a general failure. With errors it stays open and shows them, so that the shopper can correct the data.
        List what is wrong in errors, the most important first, if the shopper can correct it.
        AP-AUTH-ERR-FAIL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult
        -
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
        result/order-empty
        Empty member of the order details
        warning
        correct
        document
        2026.11
        The order type, the order's key or the authentication token is empty, or the token is shorter than 16 characters.
        Wallet cannot add the order. An empty key finds no order, and Wallet documents at least 16 characters for the token. Safari checks only that the members are present.
        Write the three texts of the order itself.
        AP-ORD-MEMBERS WO-064 WO-125
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails
        -
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
        result/order-on-failure
        Order details of a failed payment
        warning
        compatible
        document
        2026.11
        A result says that the payment failed, but has the details of an order.
        The device ignores the details, because it adds an order to Wallet only after success.
        Write orderDetails with status 0 only.
        AP-ORD-SUCCESS
        https://developer.apple.com/documentation/passkit/pkpaymentorderdetails
        -
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
        result/order-url
        Address of the order's web service
        error
        correct
        document
        2026.11
        webServiceURL is not an absolute address that begins with https://.
        After the payment, Safari throws a TypeError if the address is not absolute. It accepts any scheme, but the device is documented to need https and does not fetch the order.
        Write the whole address of the web service, beginning with https://.
        AP-ORD-URL WK-ORDER-URL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails/webserviceurl
        -
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
        result/status
        Status other than success and failure
        error
        correct
        document
        2026.11
        The status of a result is a number other than 0 and 1.
        Safari throws an InvalidAccessError above 7. It still understands the numbers 2 to 7 of versions 1 and 2, which Apple calls wrong. From version 3 on, 0 is success and 1 is failure.
        Write 1, and describe the problem in errors.
        AP-AUTH-STATUS WK-RESULT-STATUS
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completepayment
        -
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
        result/success-with-errors
        Success with errors
        warning
        correct
        document
        2026.11
        A result says that the payment succeeded, but has errors.
        The sheet stays open, although you may have charged the shopper already. Safari continues the payment if there are errors.
        Write status 1 with the errors, or remove the errors.
        AP-AUTH-ERR-FAIL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult
        -
        from failure
        set /status 0
        finds /errors
        shows AP-AUTH-ERR-FAIL
        from result
        set /errors [{"code":"unknown","message":"Try again later"}]
        finds /errors
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_SUCCESS, errors: [new ApplePayError(\"unknown\")] });"
        finds root
        shows PF-036
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: 0, errors: [new ApplePayError(\"unknown\")] });"
        finds root
        shows PF-036
        right
        from failure
        set /status 1
        from result
        set /errors []
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILURE, errors: [] });"
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status, errors: [] });"

        425
        result/order-type
        Order type identifier without its prefix
        info
        advice
        document
        2026.11
        An order type identifier does not begin with "order.".
        Identifiers of the developer account begin that way by convention. Another text does not match the certificate that signs the order, and Wallet does not show it.
        Write the order type identifier of your developer account.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails/ordertypeidentifier
        A convention of Apple's developer account, as Apple's tech talk about Apple Pay and order tracking says.
        from result
        set /orderDetails/orderTypeIdentifier "com.example.shop"
        finds /orderDetails/orderTypeIdentifier
        from completeDetails
        set /orderDetails/orderTypeIdentifier "merchant.com.example.shop"
        finds /orderDetails/orderTypeIdentifier
        right
        from result
        from completeDetails
        """##
}
