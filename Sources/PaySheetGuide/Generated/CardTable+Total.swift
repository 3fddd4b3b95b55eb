// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let total = RuleCard.cards(totalText)

    static let totalText = ##"""
        387
        total/intermediary
        Intermediary in the label
        warning
        advice
        document
        2026.11
        A business that sells for another one does not name both as "Merchant (via Intermediary)".
        The shopper does not see who sells and who takes the payment. Apple's guidelines show the form with "via" in parentheses.
        Write the seller first and the intermediary in parentheses: "Lotus Florist (via Petalbox)".
        AP-TOT-VIA
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from request
        set /total/label "Harbor Books via Wander"
        finds /total/label
        shows AP-TOT-VIA
        from multiMerchant
        remove /multiTokenContexts/1
        set /multiTokenContexts/0/amount "200.50"
        finds /total/label
        from w3c
        set /details/total/label "Harbor Books via Wander"
        finds /details/total/label
        right
        from request
        set /total/label "Harbor Books (via Wander)"
        from request
        set /total/label "Viaduct Books"
        from multiMerchant
        remove /multiTokenContexts/1
        from multiMerchant
        remove /multiTokenContexts/1
        set /multiTokenContexts/0/amount "200.50"
        set /total/label "Sky Air (via Wander)"

        388
        total/label
        Total without a name
        warning
        correct
        document
        2026.11
        The label of the total is empty, or is the text of a missing value.
        The sheet says "Pay" and no name. Safari only needs the label to be present. A payment that continues from a Mac to a phone fails if it is empty.
        Write the name of the business as it is on the card statement.
        AP-TOT-LABEL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/total
        -
        from request
        set /total/label ""
        finds /total/label
        shows AP-TOT-LABEL
        from couponCodeUpdate
        set /newTotal/label "undefined"
        finds /newTotal/label
        from w3c
        set /details/total/label "   "
        finds /details/total/label
        from modifier
        set /total/label "null"
        finds /total/label
        right
        from request
        set /total/label "H"
        from couponCodeUpdate
        set /newTotal/label "Undefined Books"

        389
        total/large
        Very large total
        warning
        compatible
        document
        2026.11
        The total is above 100000000.
        Safari before 18.0 throws a TypeError at such totals. The limit is the same number in every currency, so amounts in rupiah or dong can reach it.
        Split the payment, or offer another way to pay in Safari before 18.0.
        AP-TOT-MAX WK-CHG-LIMIT
        https://github.com/WebKit/WebKit/pull/30376
        -
        from request
        set /total/amount "100000000.01"
        remove /lineItems
        finds /total/amount
        shows AP-TOT-MAX WK-CHG-LIMIT
        from paymentMethodUpdate
        set /newTotal/amount "12345678901234567890"
        remove /newLineItems
        finds /newTotal/amount
        from w3c
        set /details/total/amount/value "100000000.01"
        remove /details/displayItems
        finds /details/total/amount/value
        right
        from request
        set /total/amount "100000000.00"
        remove /lineItems
        from request
        set /lineItems/- {"label":"Box","amount":"100000001.00"}
        set /lineItems/- {"label":"Rebate","amount":"-100000001.00"}
        from w3c
        set /details/total/amount/value "100000000.00"
        remove /details/displayItems

        390
        total/name
        Total that does not name the business
        warning
        advice
        document
        2026.11
        The label of the total is a word such as Total, or begins with Pay.
        The shopper does not see who gets the money. The sheet adds "Pay" before the label, so it says "Pay Total" or "Pay Pay Harbor Books". App review has rejected shops for this.
        Write the name of the business as it is on the card statement.
        AP-TOT-PAY-PREFIX AP-TOT-NAME
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from request
        set /total/label "Pay Harbor Books"
        finds /total/label
        shows AP-TOT-PAY-PREFIX
        from request
        set /total/label "Grand Total"
        finds /total/label
        shows AP-TOT-NAME
        from w3c
        set /details/total/label "TOTAL"
        finds /details/total/label
        from couponCodeUpdate
        set /newTotal/label "Apple Pay"
        finds /newTotal/label
        right
        from request
        set /total/label "Payless Books"
        from request
        set /total/label "Total Fitness"

        391
        total/negative
        Negative total
        error
        correct
        document
        2026.11
        The total is negative.
        Safari throws a TypeError, because a payment cannot pay out money. A request then shows no sheet. An update does not reach the sheet, which is already open.
        Charge zero or more. Use a refund or a disbursement to pay money to the shopper.
        AP-TOT-NEGATIVE WK-TOTAL-NEGATIVE WK-UPD-TOTAL
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/total
        -
        from request
        set /total/amount "-0.01"
        remove /lineItems
        finds /total/amount
        shows AP-TOT-NEGATIVE WK-TOTAL-NEGATIVE
        from paymentMethodUpdate
        set /newTotal/amount "-5.00"
        remove /newLineItems
        finds /newTotal/amount
        shows WK-UPD-TOTAL
        right
        from request
        set /total/amount "0.00"
        remove /lineItems
        from paymentMethodUpdate
        set /newTotal/amount "0.00"
        remove /newLineItems

        392
        total/repeated
        Total among the lines
        warning
        correct
        document
        2026.11
        The total is also one of the lines.
        The shopper sees it twice. In apps the total is the last of the summary items, and code from an app often keeps it. On the web it is a separate member.
        Remove the total from the lines.
        AP-TOT-NOT-IN-ITEMS
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/lineitems
        -
        from request
        set /lineItems/- {"label":"Harbor Books","amount":"38.06"}
        finds /lineItems/2
        shows AP-TOT-NOT-IN-ITEMS
        from couponCodeUpdate
        set /newLineItems/- {"label":"Total","amount":"86.40"}
        finds /newLineItems/3
        from w3c
        set /details/displayItems/- {"label":"Grand Total","amount":{"currency":"USD","value":"38.06"}}
        finds /details/displayItems/2
        from request
        set /lineItems [{"label":"Harbor Books","amount":"38.06"}]
        finds /lineItems/0
        from paymentMethodUpdate
        set /newLineItems/- {"label":"Gum Tree Grocer","amount":"74.18"}
        finds /newLineItems/2
        from shippingMethodUpdate
        set /newLineItems/- {"label":"Total Due","amount":"111.07"}
        finds /newLineItems/3
        from shippingContactUpdate
        set /newLineItems/- {"label":"Total","amount":"113.50"}
        finds /newLineItems/2
        from w3cUpdate
        set /displayItems/- {"label":"Summe","amount":{"currency":"EUR","value":"73.80"}}
        finds /displayItems/2
        right
        from disbursement
        set /lineItems/2/label "Ledger Wallet"
        from request
        set /lineItems [{"label":"Subtotal","amount":"38.06"}]
        from request
        set /lineItems/1/label "Total"

        393
        total/sum
        Total that is not the sum
        warning
        correct
        document
        2026.11
        The lines that are charged now do not add up to the total.
        The shopper sees a wrong sum, and payment providers that compare refuse the payment. The sheet adds nothing up. Apple's documentation says that the total is the sum of the lines, but no browser checks it. The rule ignores documents with a pending line. The total may contain a shipping price without a line. A sheet that asks for an address selects the first shipping method when it opens. Its price belongs in the total.
        Calculate the total from the lines with exact decimals, and add a line for every part of it.
        AP-TOT-SUM
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/paymentsummaryitems
        -
        from request
        set /total/amount "40.00"
        finds /total/amount
        shows AP-TOT-SUM
        from request
        set /total/amount "38.07"
        finds /total/amount
        from request
        set /total/amount "3806"
        finds /total/amount
        from shipping
        set /lineItems/1/amount "595"
        finds /total/amount
        from couponCodeUpdate
        set /newLineItems/1/amount "20.00"
        finds /newTotal/amount
        from couponCodeUpdate
        set /newTotal/amount "126.40"
        finds /newTotal/amount
        from shipping
        set /lineItems/- {"label":"Sales Tax","amount":"7.12"}
        finds /total/amount
        from shipping
        set /total/amount "108.02"
        finds /total/amount
        from shipping
        set /total/amount "111.07"
        finds /total/amount
        from shipping
        remove /lineItems/1
        set /total/amount "111.07"
        finds /total/amount
        from shipping
        set /total/amount "94.95"
        finds /total/amount
        from shipping
        set /lineItems/2 {"label":"Subtotal So Far","amount":"94.95"}
        set /total/amount "94.95"
        finds /total/amount
        from w3c
        set /details/total/amount/value "41.12"
        finds /details/total/amount/value
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"40.00"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.50"}]}}]
        set /methodData/0/data/version 12
        with --ignore modifier/other-browsers
        finds /details/modifiers/0/data/total/amount
        from recurring
        set /total/amount "12.99"
        finds /total/amount
        from w3c
        set /details/total/amount/value "39.56"
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.50"}]}}]
        set /methodData/0/data/version 12
        with --ignore modifier/other-browsers
        finds /details/total/amount/value
        from w3cUpdate
        remove /displayItems/1
        set /shippingOptions/1/selected false
        set /shippingOptions/0/selected true
        finds /total/amount/value
        from shipping
        set /lineItems/1/label "Delivery"
        set /total/amount "108.02"
        finds /total/amount
        from w3c
        set /details/total/pending false
        set /details/total/amount/value "40.00"
        finds /details/total/amount/value
        from paymentMethodUpdate
        set /newTotal/amount "74.28"
        finds /newTotal/amount
        from shippingMethodUpdate
        set /newTotal/amount "112.00"
        finds /newTotal/amount
        from shippingContactUpdate
        set /newTotal/amount "113.00"
        finds /newTotal/amount
        from request
        set /lineItems [{"label":"Shirt","amount":"30.00"},{"label":"incl. 19 % MwSt.","amount":"4.79"}]
        finds /total/amount
        from shipping
        remove /lineItems/1
        set /total/amount "96.12"
        finds /total/amount
        from shippingContactUpdate
        remove /newLineItems/1
        set /newTotal/amount "89.00"
        finds /newTotal/amount
        right
        from request
        set /lineItems [{"label":"Shirt","amount":"38.06"},{"label":"incl. 19 % MwSt.","amount":"6.08"}]
        from request
        set /lineItems [{"label":"GST Included","amount":"3.46"}]
        from shipping
        remove /lineItems/1
        from request
        set /total/amount "40.00"
        set /lineItems/1/type "pending"
        set /lineItems/1/amount "0"
        from request
        set /total/amount "40.00"
        set /total/type "pending"
        from request
        set /total/amount "40.00"
        remove /lineItems
        from recurring
        set /total/amount "19.98"
        from shippingMethodUpdate
        remove /newLineItems/1
        from w3cUpdate
        set /displayItems/1/amount/value "4.90"
        set /total/amount/value "69.80"
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"39.56"},"additionalLineItems":[{"label":"Card Surcharge","amount":"1.50"}]}}]
        set /methodData/0/data/version 12
        with --ignore modifier/other-browsers
        from w3c
        set /details/total/amount/value "39.56"
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"total":{"label":"Harbor Books","amount":"39.56"},"additionalLineItems":[{"label":"Gift Wrap","amount":"1.50"}]}}]
        set /methodData/0/data/version 12
        with --ignore modifier/other-browsers
        from shipping
        remove /lineItems/1
        set /total/amount "96.12"
        set /shippingMethods/0/amount "0.00"
        from shipping
        set /lineItems/1 {"label":"Packet","amount":"5.95"}
        from shippingContactUpdate
        remove /newLineItems/1
        set /newTotal {"label":"Cedar Outfitters","amount":"89.00","type":"pending"}
        from shippingContactUpdate
        remove /newLineItems/1
        set /newTotal/amount "89.00"
        set /newShippingMethods/- {"label":"Store Pickup","detail":"Ready tomorrow","amount":"0.00","identifier":"store"}
        from w3cUpdate
        remove /displayItems/1
        from shippingMethodUpdate
        remove /newLineItems/1
        set /newShippingMethods [{"label":"Standard Shipping","detail":"Arrives within a week","amount":"5.95","identifier":"standard"},{"label":"Express Shipping","detail":"Arrives in two days","amount":"14.95","identifier":"express"}]
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":"49.46"},"additionalShippingMethods":[{"label":"Courier","detail":"Arrives tomorrow","amount":"9.90","identifier":"courier"}],"additionalLineItems":[{"label":"Card Surcharge","amount":"1.50"}]}}]
        set /methodData/0/data/version 12
        set /options {"requestShipping":true}
        with --ignore modifier/other-browsers

        394
        total/timing
        Total with another time than now
        warning
        correct
        document
        2026.11
        The total has a payment timing other than immediate.
        The shopper pays the full amount now, because the timing has no effect on the total. A later or repeated charge belongs in a line item and in the request for recurring, deferred or automatic payments.
        Remove the timing of the total, and write it on a line item.
        AP-TOT-TIMING
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/paymenttiming
        -
        from recurring
        set /total/paymentTiming "recurring"
        finds /total/paymentTiming
        shows AP-TOT-TIMING
        from paymentMethodUpdate
        set /newTotal/paymentTiming "deferred"
        set /newTotal/deferredPaymentDate "2027-07-10T13:00:00.000Z"
        finds /newTotal/paymentTiming
        right
        from recurring
        set /total/paymentTiming "immediate"
        from paymentMethodUpdate
        set /newTotal/paymentTiming "immediate"

        395
        total/zero
        Zero total before version 4
        warning
        compatible
        document
        2026.11
        The total is zero, and the page asks for an Apple Pay version below 4.
        Systems of version 3 and below refuse the request. Version 4 allows a total of zero. Apple's page of the constructor still forbids it, and Safari now accepts it in every version.
        Ask for version 4 or newer, or charge something.
        AP-TOT-ZERO
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/total
        -
        from plainFlow
        set /request/total/amount "0.00"
        set /apiVersion 3
        finds /request/total/amount
        shows AP-TOT-ZERO
        from plainFlow
        set /request/total/amount "0"
        set /apiVersion 1
        finds /request/total/amount
        shows AP-TOT-ZERO
        from request
        set /total/amount "0.00"
        remove /lineItems
        with --api-version 3
        finds /total/amount
        shows AP-TOT-ZERO
        from paymentMethodUpdate
        set /newTotal/amount "0"
        remove /newLineItems
        with --api-version 3
        finds /newTotal/amount
        from w3c
        set /details/total/amount/value "0.00"
        remove /details/displayItems
        set /methodData/0/data/version 3
        finds /details/total/amount/value
        right
        from plainFlow
        set /request/total/amount "0.00"
        set /apiVersion 4
        from plainFlow
        set /request/total/amount "0.01"
        set /apiVersion 3
        from request
        set /total/amount "0.00"
        remove /lineItems
        with --api-version 4
        from request
        set /total/amount "0.01"
        remove /lineItems
        with --api-version 3
        from request
        set /total/amount "0.00"
        remove /lineItems
        from w3c
        set /details/total/amount/value "0.00"
        remove /details/displayItems
        set /methodData/0/data/version 4
        """##
}
