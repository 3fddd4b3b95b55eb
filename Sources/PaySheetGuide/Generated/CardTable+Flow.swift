// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let flow = RuleCard.cards(flowText)

    static let flowText = ##"""
        293
        flow/agreement-changed
        Agreement changed in an update
        error
        correct
        flow
        2026.11
        An update repeats an automatic payment with another billingAgreement than the request.
        The sheet closes and the payment ends with an error. Apple documents that the request then becomes invalid.
        Repeat the billingAgreement of the request letter by letter.
        AP-UPD-AGREEMENT
        https://developer.apple.com/documentation/passkit/pkpaymentrequestupdate/recurringpaymentrequest
        -
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
        flow/answer
        Answer to another event
        error
        correct
        flow
        2026.11
        The shopper changed one thing, but the page answered with the completion method of another.
        Safari throws an InvalidAccessError, and the sheet waits for the right answer until it times out.
        Answer each event with its own completion method and update.
        AP-SES-ORDER WK-STATE-COMPLETE
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from flow
        set /events/1/update "ApplePayPaymentMethodUpdate"
        finds /events/1/update
        shows AP-SES-ORDER WK-STATE-COMPLETE
        from flow
        set /events/2/selected {"couponCode":"SPRING"}
        set /request/supportsCouponCode true
        finds /events/2/update
        shows AP-SES-ORDER
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingMethodSelection({ newTotal: request.total });"
        finds root
        shows PF-040
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completePayment({ status: ApplePaySession.STATUS_FAILURE });"
        finds root
        shows PF-040
        right
        from flow
        remove /events/1/selected
        set /events/1/update "ApplePayPaymentMethodUpdate"
        remove /order
        from flow
        from shop.js
        replace "session.onshippingcontactselected" with "session.onshippingmethodselected"
        replace "completeShippingContactSelection" with "completeShippingMethodSelection"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.abort();"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "if (!request.total) return fail();\n    session.completeShippingContactSelection({ newTotal: request.total });"
        replace "showMessage(\"The payment failed.\");" with "return fail();"
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  function fail() { session.completePayment({ status: ApplePaySession.STATUS_FAILURE }); }"

        295
        flow/contexts-exceed-total
        Shares above the new total
        error
        correct
        flow
        2026.11
        After an update, the shares of the merchants add up to more than the current total.
        Apple documents that the system then ends the payment. This happens if an update sets only the shares or only the total.
        Send newMultiTokenContexts whenever newTotal falls below the sum of the shares.
        AP-MULTI-SUM-UPDATE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext/amount
        -
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        finds /events/0/data/newTotal/amount
        shows AP-MULTI-SUM-UPDATE
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        set /events/0/data/newTotal/amount "209.89"
        set /events/0/data/newLineItems/0/amount "145.39"
        finds /events/0/data/newTotal/amount
        shows AP-MULTI-SUM-UPDATE
        right
        from multiMerchantFlow
        remove /order
        from multiMerchantFlow
        remove /order
        remove /events/0/data/newMultiTokenContexts
        set /events/0/data/newTotal/amount "209.90"
        set /events/0/data/newLineItems/0/amount "145.40"

        296
        flow/coupon
        Coupon code without a field
        warning
        correct
        flow
        2026.11
        The shopper entered a coupon code, or the page answered one, but the request does not set supportsCouponCode.
        The request and the record do not belong together. Without supportsCouponCode the sheet has no field for a code.
        Set supportsCouponCode to true in the request.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase/supportscouponcode
        A rule of paysheet's own: a record with a code contradicts the request. Apple's page says when the field appears.
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
        flow/deferred-dropped
        Deferred payment not repeated
        info
        compatible
        flow
        2026.11
        The request asks for a deferred payment, and an update does not repeat it as newDeferredPaymentRequest.
        Safari before about 27 loses the deferred payment when the shopper changes the card. Repeating it does no harm.
        Add the deferred payment to every update as newDeferredPaymentRequest.
        -
        https://github.com/WebKit/WebKit/pull/70430
        WebKit pull request 70430. The release of Safari is inferred from its date.
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
        flow/kind-switch
        Another kind of payment in an update
        warning
        correct
        flow
        2026.11
        An update contains token contexts or an automatic payment, but the request had none of that kind.
        Developers report that the system ends the payment, because the shopper opened a sheet of another kind. No documentation says that it works.
        Ask for the kind in the request itself, and change only its values in updates.
        AP-UPD-KIND-SWITCH
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate
        -
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
        flow/no-method-left
        No shipping method left
        warning
        correct
        flow
        2026.11
        An update empties the list of shipping methods and reports no error.
        The shopper can choose nothing but can still pay, often a total without shipping.
        Report addressUnserviceable, or offer at least one method.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate
        A developer's report: the sheet had no shipping method, and accepted the payment.
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
        flow/shipping-method
        Unknown shipping method chosen
        warning
        correct
        flow
        2026.11
        The shopper chose a shipping method that the page did not offer at that moment.
        The request and the record do not belong together, or the identifier was changed on its way. The sheet can only return an identifier that the page has sent.
        Offer the method in the request or in the update before, with the same identifier.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/onshippingmethodselected
        A rule of paysheet's own: the sheet returns only identifiers that the page has sent.
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
        flow/shipping-price
        Price of the chosen shipping method missing
        warning
        correct
        flow
        2026.11
        The shopper chose a shipping method, but the lines or the total of the answer do not count its price.
        The shopper chooses one price and pays another. The sheet does not add it. An answer without lines is compared with the lines and the total that the sheet had before. It is not compared if a line is negative or a percentage, because that line can depend on shipping.
        Add the price of the chosen method to newLineItems and to newTotal.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completeshippingmethodselection
        A rule of paysheet's own. Developers report prices that did not fit the chosen method.
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
        from flow
        remove /order
        set /events/0 {"selected":{"shippingMethod":"express"},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":{"label":"Cedar Outfitters","amount":"94.95"}}}
        remove /events/2
        remove /events/1
        with --ignore flow/lines-dropped
        finds /events/0/data/newTotal/amount
        from flow
        remove /order
        set /events/0 {"selected":{"shippingMethod":"express"},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":{"label":"Cedar Outfitters","amount":"100.00"},"newLineItems":[]}}
        remove /events/2
        remove /events/1
        with --ignore flow/lines-dropped
        finds /events/0/data/newTotal/amount
        from plainFlow
        set /request/shippingMethods [{"label":"Pickup","detail":"","amount":"0.00","identifier":"pickup"},{"label":"Express","detail":"","amount":"9.90","identifier":"express"}]
        set /request/requiredShippingContactFields ["postalAddress"]
        set /events [{"selected":{"shippingMethod":"express"},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":{"label":"Harbor Books","amount":"38.06"}}}]
        finds /events/0/data/newTotal/amount
        from w3cFlow
        remove /order
        remove /payment
        set /events/0/data {}
        finds /events/0/data
        from flow
        remove /order
        set /events/1/data/newLineItems [{"label":"Express","amount":"14.95"}]
        remove /events/2
        finds /events/1/data/newTotal/amount
        right
        from multiMerchantFlow
        remove /order
        set /events/0/data/newLineItems []
        with --ignore flow/lines-dropped
        from flow
        remove /order
        set /events/0 {"selected":{"shippingMethod":"express"},"update":"ApplePayShippingMethodUpdate","data":{"newTotal":{"label":"Cedar Outfitters","amount":"103.95"}}}
        remove /events/2
        remove /events/1
        with --ignore flow/lines-dropped
        from flow
        remove /order
        set /events/1/data/newLineItems/1/amount "14.95"
        remove /events/2
        from multiMerchantFlow
        remove /order

        427
        flow/application-data
        Token for other application data
        error
        correct
        flow
        2026.11
        The hash in the token does not belong to the application data of the request.
        The token was made for another request, and your server cannot tell which order it pays. The token has the SHA-256 hash of the decoded data in hexadecimal digits (`paysheet hash` prints it).
        Compare the hash before you charge, and refuse the payment if they differ.
        AP-TOK-APPDATA PT-033
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        -
        from plainFlow
        set /request/applicationData "b3JkZXItNDI="
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"applicationData":"7cb94acade5a102a33b58fe6f51ea4c491677743164b29ff2cbd8c62bf2335ac","ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}
        finds /payment/token/paymentData/header/applicationData
        shows AP-TOK-APPDATA PT-033
        from plainFlow
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"applicationData":"3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd","ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}
        finds /payment/token/paymentData/header/applicationData
        from plainFlow
        set /request/applicationData "b3JkZXItNDI="
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}
        finds /payment/token/paymentData/header
        right
        from plainFlow
        set /request/applicationData "b3JkZXItNDI="
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"applicationData":"3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd","ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}
        from plainFlow
        set /request/applicationData "b3JkZXItNDI="
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"applicationData":"3BF8B157C4238EEFE5AE4A66ECA81C6B887D4DCEDB58DD674271859F4DC2EDFD","ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}
        from plainFlow
        set /payment {"token":{"paymentMethod":{"displayName":"AmEx 1001","network":"AmEx","type":"credit"},"transactionIdentifier":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073","paymentData":{"version":"EC_v1","data":"RIHfw/VAGuG3SSqkW5+zPzvJdeJQwiIZ7dwW9OvKAXI=","signature":"Y3BFK9/uRz/9RHnk","header":{"ephemeralPublicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEIpuZD/KVVd5B/SPWlqaXKlSoFvc7uxC6kFBP8VR+SCWPR1W4UeHDvmkrhTEpjUTrwgXdOdyXGRz+sudVXyUvSA==","publicKeyHash":"r8+p3WGyw4+nb/7mPdZvRzmBK+6vZ1fpIWlNfPiAKNY=","transactionId":"d0068db99e04a5f46f72c33c626107f59f7ba48793c640440bc9ed948d85f073"}}}}

        429
        flow/request
        Flow without its request
        error
        correct
        flow
        2026.11
        The flow has no request, or one of each interface.
        Every answer is compared with the request that opened the sheet. Without it, no change can be checked.
        Add "request" for Apple Pay JS, or "paymentRequest" for the W3C interface.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        A rule of paysheet's own: it is about records of a payment.
        from plainFlow
        set /paymentRequest {"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":14,"merchantIdentifier":"merchant.com.example.books","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"US"}}],"details":{"total":{"label":"Harbor Books","amount":{"currency":"USD","value":"1.00"}}}}
        finds /paymentRequest
        from flow
        remove /request
        remove /order
        remove /events
        finds root
        right
        from plainFlow
        from w3cFlow

        430
        flow/interface
        Answer of the other interface
        error
        correct
        flow
        2026.11
        The request belongs to one interface, and an answer belongs to the other.
        The browser does not take such an answer. Apple Pay JS has an update for each event and a result; the W3C interface has updateWith(), retry() and complete().
        Record the answers of the interface that opened the sheet.
        -
        https://developer.apple.com/documentation/applepayontheweb/choosing-an-api-for-implementing-apple-pay-on-your-website
        Apple's page about the two interfaces, and the types of their answers.
        from w3cFlow
        remove /complete
        set /result {"status":0}
        finds /result
        from plainFlow
        set /complete "success"
        finds /complete
        from w3cFlow
        set /events/0/update "ApplePayShippingMethodUpdate"
        set /events/0/data {"newTotal":{"label":"Nordlicht Versand","amount":"73.80"},"newLineItems":[{"label":"Zwischensumme","amount":"64.90"},{"label":"Expressversand","amount":"8.90"}]}
        finds /events/0/update
        right
        from w3cFlow
        from flow

        431
        flow/currency
        Update in another currency
        error
        correct
        flow
        2026.11
        An update has amounts in one currency, and amounts that stay are in another.
        Safari compares the details after the update and ends the payment with a TypeError. What an update leaves out keeps its value.
        Use one currency for the whole payment.
        -
        https://www.w3.org/TR/payment-request/
        WebKit's source, which compares the currencies again after each update.
        from w3cFlow
        remove /events/0/data/total
        remove /events/0/selected
        set /events/0/data/displayItems [{"label":"Zwischensumme","amount":{"currency":"CHF","value":"64.90"}},{"label":"Versand","amount":{"currency":"CHF","value":"4.90"}}]
        finds /events/0/data/displayItems/0/amount/currency
        from w3cFlow
        set /events/0/data {"total":{"label":"Nordlicht Versand","amount":{"currency":"CHF","value":"69.80"}}}
        finds /events/0/data/total/amount/currency
        right
        from w3cFlow
        remove /events/0/data/total
        set /events/0/selected/shippingMethod "standard"
        set /events/0/data/displayItems [{"label":"Zwischensumme","amount":{"currency":"EUR","value":"64.90"}},{"label":"Versand","amount":{"currency":"EUR","value":"4.90"}}]
        from w3cFlow

        432
        flow/options-discarded
        Shipping options of an update that do not count
        warning
        correct
        flow
        2026.11
        An update has shipping options, and the request does not ask for shipping.
        The browser drops the options, and the shopper cannot choose one.
        Set requestShipping to true in the options, or leave the shipping options out.
        -
        https://www.w3.org/TR/payment-request/
        WebKit's source, which discards the options of a request without requestShipping.
        from w3cFlow
        set /paymentRequest/options {}
        remove /paymentRequest/details/shippingOptions
        set /events [{"update":"PaymentDetailsUpdate","data":{"shippingOptions":[{"id":"a","label":"Post","amount":{"currency":"EUR","value":"0.00"}}]}}]
        finds /events/0/data/shippingOptions
        from w3cFlow
        remove /paymentRequest/options
        remove /paymentRequest/details/shippingOptions
        set /events [{"update":"PaymentDetailsUpdate","data":{"shippingOptions":[{"id":"a","label":"Post","amount":{"currency":"EUR","value":"0.00"}}]}}]
        finds /events/0/data/shippingOptions
        right
        from w3cFlow
        from w3cFlow
        set /paymentRequest/options {}
        remove /paymentRequest/details/shippingOptions
        set /events [{"update":"PaymentDetailsUpdate","data":{"shippingOptions":[]}}]

        433
        flow/error-hidden
        Error that the sheet does not show
        warning
        correct
        flow
        2026.11
        An answer has an error that the browser does not show.
        The shopper does not see what is wrong. Errors about shipping count only if the page asks for shipping and offers no option; options of an earlier answer stay. Errors about the payer count only for what the options ask for.
        Send an empty list of shipping options with the error, and ask in the options for what you check.
        AP-PR-ERR
        https://www.w3.org/TR/payment-request/
        -
        from w3cFlow
        set /events/0/data {"error":"We do not deliver there."}
        finds /events/0/data/error
        from w3cFlow
        set /events/- {"update":"PaymentValidationErrors","data":{"payer":{"email":"Check the address"}}}
        finds /events/1/data/payer/email
        from w3cFlow
        set /paymentRequest/options/requestPayerEmail false
        set /events/- {"update":"PaymentValidationErrors","data":{"payer":{"email":"Check the address"}}}
        finds /events/1/data/payer/email
        shows AP-PR-ERR
        from w3cFlow
        remove /paymentRequest/details/shippingOptions
        set /paymentRequest/options {}
        set /events [{"update":"PaymentDetailsUpdate","data":{"error":"We do not deliver there."}}]
        finds /events/0/data/error
        right
        from w3cFlow
        set /events/0/data {"error":"We do not deliver there.","shippingOptions":[]}
        remove /events/0/selected
        from w3cFlow
        set /paymentRequest/options/requestPayerEmail true
        set /events/- {"update":"PaymentValidationErrors","data":{"payer":{"email":"Check the address"}}}

        434
        flow/retry-empty
        Another attempt without a reason
        warning
        correct
        flow
        2026.11
        The page calls retry() with errors that say nothing.
        Safari then shows an unknown error, and the shopper does not know what to correct.
        Say what is wrong, in "error" or for the member that is wrong.
        -
        https://www.w3.org/TR/payment-request/
        WebKit's own tests: without an error to show, the sheet shows an unknown one.
        from w3cFlow
        set /events/- {"update":"PaymentValidationErrors","data":{}}
        finds /events/1/data
        from w3cFlow
        set /events/- {"update":"PaymentValidationErrors","data":{"payer":{}}}
        finds /events/1/data
        right
        from w3cFlow
        set /events/- {"update":"PaymentValidationErrors","data":{"error":"The card was declined"}}
        from w3cFlow
        set /events/- {"update":"PaymentValidationErrors","data":{"paymentMethod":[{"code":"unknown","message":"Declined"}]}}

        490
        flow/wrong-state
        Call in the wrong state
        error
        correct
        flow
        2026.11
        The page called a method at a moment at which the session does not allow it. Second calls, and calls after the end, have rules of their own.
        Safari throws an exception. Often the event of the method has not come yet.
        Call the method in the listener of its event.
        AP-SES-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from flow
        set /calls [{"call":"completeShippingMethodSelection","by":"page","state":"Active","threw":"InvalidAccessError: The object does not support the operation or argument."}]
        finds /calls/0
        shows AP-SES-ORDER
        from plainFlow
        set /calls [{"call":"abort","by":"page","state":"Idle","threw":"InvalidAccessError: The object does not support the operation or argument."}]
        finds /calls/0
        from w3cFlow
        set /calls [{"call":"PaymentResponse.complete","by":"page","threw":"InvalidStateError: The object is in an invalid state."}]
        finds /calls/0
        right
        from plainFlow
        set /calls [{"call":"completePayment","by":"page","state":"Authorized"}]
        from plainFlow
        set /calls [{"call":"completePayment","by":"page","state":"Authorized","threw":"InvalidAccessError: The object does not support the operation or argument."}]
        from w3cFlow
        set /calls [{"call":"PaymentResponse.complete","by":"page"}]

        491
        flow/unanswered
        Event without an answer
        error
        correct
        flow
        2026.11
        The page has a listener for an event of the sheet, and it does not always answer in time.
        The sheet waits for 30 seconds. Then it says that the payment was not completed, and closes.
        Answer each event in every branch of its listener, also if a request to your server fails.
        AP-SES-30S
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet","at":10,"state":"Validating"},{"call":"timeout","by":"sheet","at":30010,"state":"Validating"}]
        finds /calls/0
        shows AP-SES-30S
        from flow
        set /calls [{"call":"shippingmethodselected","by":"sheet","state":"ShippingMethodSelected"},{"call":"completeShippingMethodSelection","by":"page","state":"ShippingMethodSelected","threw":"TypeError: Type error"},{"call":"timeout","by":"sheet"}]
        finds /calls/0
        from w3cFlow
        set /calls [{"call":"shippingaddresschange","by":"sheet"},{"call":"timeout","by":"sheet"}]
        finds /calls/0
        from shop.js
        replace "session.abort();" with "showMessage(\"Try again.\");"
        finds root
        severity warning
        shows PF-024
        from shop.js
        replace "    session.completePayment({ status });\n" with ""
        finds root
        shows PF-030
        from shop.js
        replace "showMessage(\"The payment failed.\");" with "showMessage(\"The payment failed.\");\n      return;"
        finds root
        severity warning
        shows PF-030
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "updatePrices();"
        finds root
        shows PF-037
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "if (!request.total) return;\n    session.completeShippingContactSelection({ newTotal: request.total });"
        finds root
        severity warning
        shows PF-037
        right
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet"},{"call":"completeMerchantValidation","by":"page"},{"call":"paymentauthorized","by":"sheet"},{"call":"completePayment","by":"page"}]
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet"},{"call":"cancels","by":"shopper"},{"call":"cancel","by":"sheet"}]
        from w3cFlow
        set /calls [{"call":"shippingaddresschange","by":"sheet"},{"call":"PaymentRequestUpdateEvent.updateWith","by":"page"},{"call":"timeout","by":"sheet"}]
        from shop.js
        replace "session.abort();" with "location.href = \"/cart\";"
        from shop.js
        replace "session.completePayment({ status });" with "finish(session, status);"
        from shop.js
        replace "session.onshippingcontactselected =" with "const answerContact ="
        from shop.js
        replace "session.onvalidatemerchant = async (event) => {" with "const validate = async (event) => {"
        replace "session.abort();\n    }\n  };" with "throw new Error(\"no session\");\n    }\n  };\n  session.onvalidatemerchant = (event) => validate(event).catch(() => session.abort());"
        from shop.js
        replace "showMessage(\"The payment failed.\");" with "showMessage(\"The payment failed.\");\n      return session.abort();"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "answer.json().then((merchantSession) => session.completeMerchantValidation(merchantSession), () => session.abort());"
        from shop.js
        replace "session.abort();" with "session.abort();\n      throw new Error(\"no session\");"

        492
        flow/late
        Late answer
        warning
        correct
        flow
        2026.11
        The page answered an event after 20 seconds or more.
        The sheet closes after 30 seconds, and a slower network or server uses up the rest. After 30 seconds the answer throws.
        Answer within a few seconds. Prepare slow work before the payment, and do the rest after it.
        AP-SES-30S
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        The 30 seconds are in Apple's documentation. The warning from 20 seconds on is paysheet's own.
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet","at":500},{"call":"completeMerchantValidation","by":"page","at":20500}]
        finds /calls/1
        from plainFlow
        set /calls [{"call":"paymentauthorized","by":"sheet","at":0},{"call":"completePayment","by":"page","at":30000}]
        finds /calls/1
        severity error
        shows AP-SES-30S
        right
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet","at":500},{"call":"completeMerchantValidation","by":"page","at":20499}]
        from plainFlow
        set /calls [{"call":"paymentauthorized","by":"sheet","at":0},{"call":"completePayment","by":"page"}]

        493
        flow/no-handler
        Event without a listener
        error
        correct
        flow
        2026.11
        The page has no listener for an event that the sheet needs an answer to.
        The sheet waits until its time is over, and closes. For a card, an address or a shipping method, a session goes on without a listener. A PaymentRequest does so only for a card.
        Set onvalidatemerchant and onpaymentauthorized before begin. Add listeners to a PaymentRequest before show.
        AP-SES-MERCHANT-HANDLER
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet","hasListener":false}]
        finds /calls/0
        shows AP-SES-MERCHANT-HANDLER
        from plainFlow
        set /calls [{"call":"paymentauthorized","by":"sheet","hasListener":false}]
        finds /calls/0
        from w3cFlow
        set /calls [{"call":"shippingoptionchange","by":"sheet","hasListener":false}]
        finds /calls/0
        from shop.js
        replace "session.onvalidatemerchant = async" with "const validate = async"
        finds root
        shows PF-007
        from shop.js
        replace "session.onpaymentauthorized = async" with "const authorize = async"
        finds root
        shows PF-008
        from w3cShop.js
        replace "request.onmerchantvalidation =" with "const validate ="
        finds root
        shows PF-055
        right
        from plainFlow
        set /calls [{"call":"validatemerchant","by":"sheet","hasListener":true}]
        from flow
        set /calls [{"call":"shippingmethodselected","by":"sheet","hasListener":false}]
        from shop.js
        replace "session.onvalidatemerchant = async (event) => {" with "session.addEventListener(\"validatemerchant\", async (event) => {"
        replace "session.abort();\n    }\n  };" with "session.abort();\n    }\n  });"
        from shop.js
        replace "session.onvalidatemerchant = async" with "const validate = async"
        replace "session.begin();" with "listen(session, { validate });\n  session.begin();"
        from shop.js
        replace "session.onshippingcontactselected =" with "const answerContact ="
        from shop.js
        replace "session.onpaymentauthorized =" with "session[name] ="

        494
        flow/arguments
        Number of arguments
        error
        correct
        flow
        2026.11
        A call has a number of arguments that no form of the method has.
        Safari throws a TypeError, and the sheet goes on waiting. The number of arguments decides between an update and the form of the first version.
        Pass one update.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        WebKit's interface files and Web IDL: the number of arguments selects the form of a method.
        from flow
        set /calls [{"call":"completeShippingMethodSelection","by":"page","arguments":2,"threw":"TypeError: Type error"}]
        finds /calls/0/arguments
        from flow
        set /calls [{"call":"completeShippingContactSelection","by":"page","arguments":3,"threw":"TypeError: Type error"}]
        finds /calls/0/arguments
        from plainFlow
        set /calls [{"call":"completePayment","by":"page","arguments":0,"threw":"TypeError: Not enough arguments"}]
        finds /calls/0/arguments
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(ApplePaySession.STATUS_SUCCESS, request.shippingMethods);"
        finds root
        shows PF-039
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(ApplePaySession.STATUS_SUCCESS, request.shippingMethods, request.total);"
        finds root
        shows PF-039
        right
        from flow
        set /calls [{"call":"completeShippingMethodSelection","by":"page","arguments":3}]
        from flow
        set /calls [{"call":"completePaymentMethodSelection","by":"page","arguments":2}]
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(ApplePaySession.STATUS_SUCCESS, request.shippingMethods, request.total, []);"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(...answer);"

        495
        flow/redacted
        Redacted member
        warning
        correct
        flow
        2026.11
        The page read a member of an event that Safari does not give before the authorization.
        The member is missing, so the page works with undefined. Of an address, it gets the town, the region, the country and the start of the postal code. Of a card, it gets mostly the type.
        Calculate shipping and tax from the town, the region and the postal code. Read the rest after the authorization.
        AP-CON-REDACTED
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from flow
        set /calls [{"call":"shippingcontactselected","by":"page","reads":"emailAddress"}]
        finds /calls/0/reads
        shows AP-CON-REDACTED
        from flow
        set /calls [{"call":"paymentmethodselected","by":"page","reads":"network"}]
        finds /calls/0/reads
        right
        from flow
        set /calls [{"call":"shippingcontactselected","by":"sheet"}]
        from flow
        set /calls [{"call":"completeShippingContactSelection","by":"page"}]
        from flow

        510
        flow/lines-dropped
        Lines removed by an update
        warning
        correct
        flow
        2026.11
        The sheet showed lines, and an update has none.
        In Apple Pay JS, lines and total belong together. Without newLineItems, the sheet shows only the total. The shopper can no longer see what it consists of. The rule ignores updates with errors. It counts the lines of the modifier in force.
        Send all lines again in each update.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaydetailsupdatebase/newlineitems
        WebKit's interface files: without newLineItems, the list of an update is empty.
        from deferredFlow
        remove /events/0/data/newLineItems
        finds /events/0/data
        from couponFlow
        remove /order
        set /events/1/data/newLineItems []
        finds /events/1/data/newLineItems
        from w3cFlow
        set /events/0/data/displayItems []
        finds /events/0/data/displayItems
        right
        from couponFlow
        remove /order
        remove /events/0/data/newLineItems
        from plainFlow
        set /events [{"selected":{"paymentMethod":{"type":"credit"}},"update":"ApplePayPaymentMethodUpdate","data":{"newTotal":{"label":"Harbor Books","amount":"38.06"}}}]
        from w3cFlow
        remove /events/0/data/displayItems

        511
        flow/label-changed
        Label of the total changed
        warning
        correct
        flow
        2026.11
        An update gives the total another label than the request.
        The sheet says "Pay", and then the label. The shopper sees the name of another business before the authorization. Spaces at the ends, upper and lower case make no other name. A label that names no business, such as "Total", can be corrected.
        Repeat the label of the request letter by letter.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaydetailsupdatebase/newtotal
        A rule of paysheet's own. Apple's page about the total says that its label names the business.
        from flow
        set /events/1/data/newTotal/label "Cedar Outfitters Ltd."
        finds /events/1/data/newTotal/label
        from w3cFlow
        set /events/0/data/total/label "Nordlicht"
        finds /events/0/data/total/label
        right
        from flow
        from flow
        set /events/1/data/newTotal/label " CEDAR Outfitters"
        from w3cFlow
        remove /order
        set /events/0/data {"total":{"label":"Nordlicht Versand","amount":{"currency":"EUR","value":"73.80"}}}
        """##
}
