// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate-paysheet-sources`.

extension CardTable {
    static let flow = RuleCard.cards(
        ##"""
        293
        error
        correct
        flow
        2026.11
        An update repeats an automatic payment with another billingAgreement than the request.
        The sheet closes and the payment ends with an error. Apple documents that the request then becomes invalid.
        Repeat the billingAgreement of the request letter by letter.
        AP-UPD-AGREEMENT
        https://developer.apple.com/documentation/passkit/pkpaymentrequestupdate/recurringpaymentrequest
        from recurringFlow
        set /events/0/data/newRecurringPaymentRequest/billingAgreement "Cancel any time before the first of the month."
        finds /events/0/data/newRecurringPaymentRequest/billingAgreement
        shows AP-UPD-AGREEMENT
        from recurringFlow
        remove /events/0/data/newRecurringPaymentRequest/billingAgreement
        finds /events/0/data/newRecurringPaymentRequest
        shows AP-UPD-AGREEMENT
        right
        from recurringFlow
        from recurringFlow
        remove /events/0/data/newRecurringPaymentRequest/billingAgreement
        remove /request/recurringPaymentRequest/billingAgreement

        294
        error
        correct
        flow
        2026.11
        The shopper changed one thing, but the page answered with the completion method of another.
        Safari throws an InvalidAccessError, and the sheet waits for the right answer until it times out.
        Answer each event with its own completion method and update.
        AP-SES-ORDER WK-STATE-COMPLETE
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        from flow
        set /events/1/update "ApplePayPaymentMethodUpdate"
        finds /events/1/update
        shows AP-SES-ORDER WK-STATE-COMPLETE
        from flow
        set /events/2/selected {"couponCode":"SPRING"}
        set /request/supportsCouponCode true
        finds /events/2/update
        shows AP-SES-ORDER
        right
        from flow
        remove /events/1/selected
        set /events/1/update "ApplePayPaymentMethodUpdate"
        remove /order
        from flow

        295
        error
        correct
        flow
        2026.11
        After an update, the shares of the merchants add up to more than the current total.
        Apple documents that the system then ends the payment. This happens if an update sets only the shares or only the total.
        Send newMultiTokenContexts whenever newTotal falls below the sum of the shares.
        AP-MULTI-SUM-UPDATE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/amount
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        finds /events/0/data/newTotal/amount
        shows AP-MULTI-SUM-UPDATE
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        set /events/0/data/newTotal/amount "209.89"
        remove /events/0/data/newLineItems
        finds /events/0/data/newTotal/amount
        shows AP-MULTI-SUM-UPDATE
        right
        from multiMerchantFlow
        remove /order
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        set /events/0/data/newTotal/amount "209.90"
        remove /events/0/data/newLineItems

        296
        warning
        correct
        flow
        2026.11
        The shopper entered a coupon code, or the page answered one, but the request does not set supportsCouponCode.
        The request and the record do not belong together. Without supportsCouponCode the sheet has no field for a code.
        Set supportsCouponCode to true in the request.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase/supportscouponcode
        from couponFlow
        remove /request/supportsCouponCode
        finds /events/0
        from couponFlow
        set /request/supportsCouponCode false
        finds /events/0
        right
        from couponFlow
        from couponFlow
        remove /request/supportsCouponCode
        remove /events
        remove /order

        297
        info
        compatible
        flow
        2026.11
        The request asks for a deferred payment, and an update does not repeat it as newDeferredPaymentRequest.
        Some versions of WebKit lost the deferred payment when the shopper changed the card. Repeating it does no harm.
        Add the deferred payment to every update as newDeferredPaymentRequest.
        -
        https://github.com/WebKit/WebKit/pull/70430
        from deferredFlow
        remove /events/0/data/newDeferredPaymentRequest
        finds /events/0/data
        from deferredFlow
        remove /events/0/data/newDeferredPaymentRequest
        remove /result
        finds /events/0/data
        right
        from deferredFlow
        from deferredFlow
        remove /events

        298
        warning
        correct
        flow
        2026.11
        An update contains token contexts or an automatic payment, but the request had none of that kind.
        Developers report that the system ends the payment, because the shopper opened a sheet of another kind. No documentation says that it works.
        Ask for the kind in the request itself, and change only its values in updates.
        AP-UPD-KIND-SWITCH
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate
        from multiMerchantFlow
        remove /order
        remove /request/multiTokenContexts
        finds /events/0/data/newMultiTokenContexts
        shows AP-UPD-KIND-SWITCH
        from flow
        set /apiVersion 14
        set /events/2/data/newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.a","externalIdentifier":"a-1","merchantName":"A","amount":"5.00"}]
        finds /events/2/data/newMultiTokenContexts
        shows AP-UPD-KIND-SWITCH
        right
        from multiMerchantFlow
        from flow
        set /apiVersion 14

        299
        warning
        correct
        flow
        2026.11
        An update empties the list of shipping methods and reports no error.
        The shopper can choose nothing but can still pay, often a total without shipping.
        Report addressUnserviceable, or offer at least one method.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate
        from flow
        set /events/0/data/newShippingMethods []
        remove /events/2
        remove /events/1
        remove /order
        finds /events/0/data/newShippingMethods
        from flow
        set /events/0/data/newShippingMethods []
        set /events/0/data/errors []
        remove /events/2
        remove /events/1
        remove /order
        finds /events/0/data/newShippingMethods
        from flow
        set /events/0/data/newShippingMethods []
        remove /events/2
        remove /events/1
        remove /order
        remove /request/shippingMethods/1
        finds /events/0/data/newShippingMethods
        right
        from flow
        set /events/0/data/newShippingMethods []
        remove /events/2
        remove /events/1
        remove /order
        set /events/0/data/errors [{"code":"addressUnserviceable","message":"We do not ship there"}]
        from flow
        set /events/0/data/newShippingMethods []
        remove /events/2
        remove /events/1
        remove /order
        remove /request/shippingMethods

        300
        warning
        correct
        flow
        2026.11
        The shopper chose a shipping method that the page did not offer at that moment.
        The request and the record do not belong together, or the identifier was changed on its way. The sheet can only return an identifier that the page has sent.
        Offer the method in the request or in the update before, with the same identifier.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/onshippingmethodselected
        from flow
        set /events/1/selected/shippingMethod "overnight"
        remove /order
        finds /events/1/selected/shippingMethod
        from multiMerchantFlow
        set /events/0/selected/shippingMethod "Post"
        remove /order
        finds /events/0/selected/shippingMethod
        right
        from flow
        from multiMerchantFlow

        301
        warning
        correct
        flow
        2026.11
        The shopper chose a shipping method, but no line of the answer has its price.
        The shopper chooses one price and pays another. The sheet adds nothing by itself.
        Add the price of the chosen method to newLineItems and to newTotal.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completeshippingmethodselection
        from flow
        remove /order
        set /events/1/data/newLineItems/1/amount "5.95"
        set /events/1/data/newTotal/amount "102.07"
        remove /events/2
        finds /events/1/data/newLineItems
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newLineItems/2
        set /events/0/data/newTotal/amount "200.00"
        set /events/0/data/newMultiTokenContexts/0/amount "140.00"
        finds /events/0/data/newLineItems
        from multiMerchantFlow
        remove /order
        set /events/0/data/newLineItems [{"label":"Goods","amount":"204.50"}]
        finds /events/0/data/newLineItems
        right
        from multiMerchantFlow
        remove /order
        set /events/0/data/newLineItems []
        from flow
        remove /order
        set /events/1/data/newLineItems/1/amount "14.95"
        remove /events/2
        from multiMerchantFlow
        remove /order
        """##)
}
