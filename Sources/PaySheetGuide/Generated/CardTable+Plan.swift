// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let plan = RuleCard.cards(planText)

    static let planText = ##"""
        332
        plan/address-invalid
        Invalid address of a plan
        error
        correct
        document
        2026.11
        The management address or the notification address of a plan is not a complete URL.
        Safari throws a TypeError at such a plan of a request, and no sheet appears. A path such as "/account" is not enough, because it is not relative to a page. Safari does not check this in an update.
        Write the whole address, such as "https://shop.example/account". Remove "tokenNotificationURL" if you have none.
        AP-REC-MGMT-URL AP-REC-NOTIFY-URL AP-REL-URLS AP-DEF-URLS WK-REC-URL WK-REC-TOKENURL WK-RELOAD-URL WK-RELOAD-TOKENURL WK-DEF-URL WK-DEF-TOKENURL
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/managementurl
        -
        from recurring
        set /recurringPaymentRequest/managementURL "wander.example/plan"
        finds /recurringPaymentRequest/managementURL
        shows AP-REC-MGMT-URL WK-REC-URL
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL ""
        finds /recurringPaymentRequest/tokenNotificationURL
        shows AP-REC-NOTIFY-URL WK-REC-TOKENURL
        from reload
        set /automaticReloadPaymentRequest/managementURL "https://"
        finds /automaticReloadPaymentRequest/managementURL
        shows AP-REL-URLS WK-RELOAD-URL
        from reload
        set /automaticReloadPaymentRequest/tokenNotificationURL "https://juniper example/tokens"
        finds /automaticReloadPaymentRequest/tokenNotificationURL
        shows WK-RELOAD-TOKENURL
        from deferred
        set /deferredPaymentRequest/managementURL "/booking"
        finds /deferredPaymentRequest/managementURL
        shows AP-DEF-URLS WK-DEF-URL
        from deferred
        set /deferredPaymentRequest/tokenNotificationURL "https://dulac.example:port/"
        finds /deferredPaymentRequest/tokenNotificationURL
        shows WK-DEF-TOKENURL
        right
        from recurring
        set /recurringPaymentRequest/managementURL "https://wander.example/plans"
        from recurring
        remove /recurringPaymentRequest/tokenNotificationURL
        from reload
        set /automaticReloadPaymentRequest/managementURL "https://x"
        from reload
        set /automaticReloadPaymentRequest/tokenNotificationURL "https://juniper%2Eexample:8443/tokens"
        from deferred
        set /deferredPaymentRequest/managementURL "HTTPS://[::1]/booking"
        from deferred
        set /deferredPaymentRequest/tokenNotificationURL "https://dulac.example:443/"

        333
        plan/agreement-length
        Length of the billing agreement
        warning
        correct
        document
        2026.11
        The text of the agreement has more than 500 characters.
        The shopper agrees to a text without its end, because the sheet cuts it off. 500 is the documented maximum for recurring payments and automatic reloads. The sheet for deferred payments is the same, but no number is documented. Apple does not define a character. The rule warns above 500 characters as people count them, without separate accents and joined symbols. It is only a note if just the count of UTF-16 units is above 500.
        Write only the terms that the items do not show, in at most 500 characters.
        AP-REC-AGREEMENT-LEN AP-REL-AGREEMENT-LEN AP-DEF-AGREEMENT-LEN
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/billingagreement
        -
        from recurring
        set /recurringPaymentRequest/billingAgreement "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /recurringPaymentRequest/billingAgreement
        shows AP-REC-AGREEMENT-LEN
        from reload
        set /automaticReloadPaymentRequest/billingAgreement "€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€"
        finds /automaticReloadPaymentRequest/billingAgreement
        shows AP-REL-AGREEMENT-LEN
        from deferred
        set /deferredPaymentRequest/billingAgreement "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /deferredPaymentRequest/billingAgreement
        shows AP-DEF-AGREEMENT-LEN
        from deferred
        set /deferredPaymentRequest/billingAgreement "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"
        finds /deferredPaymentRequest/billingAgreement
        right
        from recurring
        set /recurringPaymentRequest/billingAgreement "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from reload
        set /automaticReloadPaymentRequest/billingAgreement "€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€€"
        from deferred
        set /deferredPaymentRequest/billingAgreement "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"

        334
        plan/agreement-text
        Agreement names other terms
        info
        correct
        document
        2026.11
        The text of billingAgreement names a price or a period, but none of those of the request.
        The shopper reads one thing in the agreement and another in the lines. The text was probably copied from another plan.
        Write the price and the period of the request in the agreement, or neither.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/billingagreement
        A rule of paysheet's own: it compares the agreement with the lines.
        from recurring
        set /recurringPaymentRequest/billingAgreement "You pay $12.99 each month until you cancel."
        finds /recurringPaymentRequest/billingAgreement
        from recurring
        set /recurringPaymentRequest/billingAgreement "You pay 9.99 every week until you cancel."
        finds /recurringPaymentRequest/billingAgreement
        from recurring
        set /recurringPaymentRequest/billingAgreement "You pay 9.99 every month."
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "day"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 27
        set /lineItems/1/recurringPaymentIntervalUnit "day"
        set /lineItems/1/recurringPaymentIntervalCount 27
        finds /recurringPaymentRequest/billingAgreement
        right
        from recurring
        set /recurringPaymentRequest/billingAgreement "You pay 9.99 every month."
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "day"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 28
        set /lineItems/1/recurringPaymentIntervalUnit "day"
        set /lineItems/1/recurringPaymentIntervalCount 28
        from trial
        set /recurringPaymentRequest/billingAgreement "0.99 for the trial, billed each month later."
        set /recurringPaymentRequest/trialBilling/amount "0.99"
        set /total/amount "0.99"
        set /lineItems/0/amount "0.99"
        from recurring
        set /recurringPaymentRequest/billingAgreement "You pay 9,99 monthly, in advance each month."
        from recurring
        set /recurringPaymentRequest/billingAgreement "Cancel up to 3 days before the end of a month."

        335
        plan/billing-amount
        Amount of a billing item
        warning
        correct
        document
        2026.11
        A later charge is negative, or a reload adds nothing.
        The shopper reads a promise to pay out money, or a reload that adds nothing. Safari accepts any amount here.
        Write the amount of one charge. If it varies, remove "amount" and write "type": "pending".
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest/automaticreloadbilling
        A rule of paysheet's own. WebKit's source checks only the form of these amounts.
        from recurring
        set /recurringPaymentRequest/regularBilling/amount "-9.99"
        with --ignore plan/third-phase
        remove /recurringPaymentRequest/billingAgreement
        finds /recurringPaymentRequest/regularBilling/amount
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "0.00"
        remove /lineItems/0
        finds /automaticReloadPaymentRequest/automaticReloadBilling/amount
        right
        from trial
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "0.01"
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/amount "0.00"
        set /automaticReloadPaymentRequest/automaticReloadBilling/type "pending"
        remove /lineItems/0

        336
        plan/description-empty
        Empty description of a plan
        error
        correct
        document
        2026.11
        The description of the payment is empty or blank.
        The sheet shows a plan without a name. For a deferred payment, Safari throws a TypeError if the description is empty.
        Write in a few words what the shopper agrees to, such as "Monthly Membership".
        AP-DEF-DESC-EMPTY WK-DEF-DESCRIPTION
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest/paymentdescription
        -
        from deferred
        set /deferredPaymentRequest/paymentDescription ""
        finds /deferredPaymentRequest/paymentDescription
        shows AP-DEF-DESC-EMPTY WK-DEF-DESCRIPTION
        from recurring
        set /recurringPaymentRequest/paymentDescription " "
        finds /recurringPaymentRequest/paymentDescription
        from reload
        set /automaticReloadPaymentRequest/paymentDescription ""
        finds /automaticReloadPaymentRequest/paymentDescription
        right
        from deferred
        set /deferredPaymentRequest/paymentDescription "A"
        from recurring
        set /recurringPaymentRequest/paymentDescription "A"

        337
        plan/management-https
        Page of a plan without https
        warning
        compatible
        document
        2026.11
        The management address of a plan does not begin with "https:".
        The shopper may not reach the plan: the scheme of an app leads nowhere on a device without the app. A page without encryption is not safe for payment data. Safari accepts any scheme. Apple asks for a web page, ideally one that a universal link opens in your app.
        Write the address of an https page.
        AP-REC-MGMT-LINK
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/managementurl
        -
        from recurring
        set /recurringPaymentRequest/managementURL "wander://plan"
        finds /recurringPaymentRequest/managementURL
        shows AP-REC-MGMT-LINK
        from deferred
        set /deferredPaymentRequest/managementURL "http://dulac.example/booking"
        finds /deferredPaymentRequest/managementURL
        from reload
        set /automaticReloadPaymentRequest/managementURL "http://juniper.example/card"
        finds /automaticReloadPaymentRequest/managementURL
        right
        from recurring
        set /recurringPaymentRequest/managementURL "https://plan"
        from deferred
        set /deferredPaymentRequest/managementURL "HTTPS://dulac.example/booking"

        338
        plan/third-phase
        Third phase of a subscription
        warning
        correct
        document
        2026.11
        The line items show more recurring prices than a trial and the regular charges.
        The shopper does not agree to the third price. Apple Pay has two phases, trialBilling and regularBilling.
        Keep two phases in the request. Announce a later change of price in billingAgreement, or ask for a new authorization then.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest
        A rule of paysheet's own. Apple's dictionary has two billing items.
        from trial
        set /lineItems/- {"label":"Second Year","amount":"49.00","paymentTiming":"recurring","recurringPaymentStartDate":"2029-04-01T10:00:00Z","recurringPaymentIntervalUnit":"month"}
        finds /lineItems/2
        from recurring
        set /lineItems/- {"label":"Second Year","amount":"49.00","paymentTiming":"recurring","recurringPaymentStartDate":"2029-04-01T10:00:00Z","recurringPaymentIntervalUnit":"month"}
        finds /lineItems/2
        right
        from trial
        from recurring

        339
        plan/timing
        Timing of a billing item
        error
        correct
        document
        2026.11
        The billing item of a plan does not have the timing of the plan.
        Safari throws a TypeError. An item without "paymentTiming" is charged at once. Safari does not check this in an update, and no documentation says what the system does then.
        Write "recurring" for regular and trial billing, "automaticReload" for a reload, "deferred" for a later charge.
        AP-REC-TIMING AP-REC-TRIAL-TIMING AP-REL-TIMING AP-DEF-TIMING WK-REC-TIMING WK-REC-TRIAL-TIMING WK-RELOAD-TIMING WK-DEF-TIMING
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/regularbilling
        -
        from recurring
        set /recurringPaymentRequest/regularBilling/paymentTiming "immediate"
        finds /recurringPaymentRequest/regularBilling/paymentTiming
        shows AP-REC-TIMING WK-REC-TIMING
        from trial
        set /recurringPaymentRequest/trialBilling/paymentTiming "immediate"
        finds /recurringPaymentRequest/trialBilling/paymentTiming
        shows AP-REC-TRIAL-TIMING WK-REC-TRIAL-TIMING
        from reload
        remove /automaticReloadPaymentRequest/automaticReloadBilling/paymentTiming
        finds /automaticReloadPaymentRequest/automaticReloadBilling
        shows AP-REL-TIMING WK-RELOAD-TIMING
        from deferred
        remove /deferredPaymentRequest/deferredBilling/paymentTiming
        finds /deferredPaymentRequest/deferredBilling
        shows AP-DEF-TIMING WK-DEF-TIMING
        from paymentMethodUpdate
        set /newLineItems/- {"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"}
        set /newRecurringPaymentRequest {"paymentDescription":"Plan","regularBilling":{"label":"Each Month","amount":"5.00","paymentTiming":"deferred","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"},"managementURL":"https://cedar.example/plan","tokenNotificationURL":"https://cedar.example/tokens"}
        finds /newRecurringPaymentRequest/regularBilling/paymentTiming
        from modifier
        set /additionalLineItems/- {"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"}
        set /recurringPaymentRequest {"paymentDescription":"Plan","regularBilling":{"label":"Each Month","amount":"5.00","paymentTiming":"automaticReload","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"},"managementURL":"https://cedar.example/plan","tokenNotificationURL":"https://cedar.example/tokens"}
        finds /recurringPaymentRequest/regularBilling/paymentTiming
        right
        from recurring
        from trial
        from reload
        from deferred
        from paymentMethodUpdate
        set /newLineItems/- {"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"}
        set /newRecurringPaymentRequest {"paymentDescription":"Plan","regularBilling":{"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"},"managementURL":"https://cedar.example/plan","tokenNotificationURL":"https://cedar.example/tokens"}
        from modifier
        set /additionalLineItems/- {"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"}
        set /recurringPaymentRequest {"paymentDescription":"Plan","regularBilling":{"label":"Each Month","amount":"5.00","paymentTiming":"recurring","recurringPaymentStartDate":"2027-04-01T00:00:00.000Z"},"managementURL":"https://cedar.example/plan","tokenNotificationURL":"https://cedar.example/tokens"}

        340
        plan/token-address
        Notification address with an end of its own
        warning
        correct
        document
        2026.11
        The notification address for the merchant token is not a base address.
        Apple's call fails, because Apple adds "/notification/merchantToken/" and the number of the event. An address that already has that path, a query or a fragment leads nowhere. If you change the address later, Apple accepts at most 256 characters.
        Write only the base, such as "https://api.shop.example/apple-pay".
        MT-003 MT-004 MT-005
        https://developer.apple.com/documentation/merchanttokennotificationservices
        -
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/tokens/notification/merchantToken/"
        finds /recurringPaymentRequest/tokenNotificationURL
        shows MT-004
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/tokens?shop=7"
        finds /recurringPaymentRequest/tokenNotificationURL
        shows MT-005
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt"
        finds /recurringPaymentRequest/tokenNotificationURL
        shows MT-003
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/tokens#7"
        finds /recurringPaymentRequest/tokenNotificationURL
        from reload
        set /automaticReloadPaymentRequest/tokenNotificationURL "https://juniper.example/notification/merchantToken"
        finds /automaticReloadPaymentRequest/tokenNotificationURL
        from deferred
        set /deferredPaymentRequest/tokenNotificationURL "https://dulac.example/tokens?shop=7"
        finds /deferredPaymentRequest/tokenNotificationURL
        right
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/étttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt"
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/merchantToken"
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/tokens/shop=7"
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example/ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt"

        341
        plan/token-address-missing
        No notification address
        info
        advice
        document
        2026.11
        The plan asks for a merchant token but has no notification address.
        The next charge fails if the shopper removes the card or the bank replaces it. Without "tokenNotificationURL" Apple does not tell you.
        Add "tokenNotificationURL", the base of an https address that answers Apple's calls.
        MT-006
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/tokennotificationurl
        -
        from recurring
        remove /recurringPaymentRequest/tokenNotificationURL
        finds /recurringPaymentRequest
        shows MT-006
        from reload
        remove /automaticReloadPaymentRequest/tokenNotificationURL
        finds /automaticReloadPaymentRequest
        from deferred
        remove /deferredPaymentRequest/tokenNotificationURL
        finds /deferredPaymentRequest
        right
        from recurring
        from reload
        from deferred

        342
        plan/token-https
        Notification address without https
        warning
        correct
        document
        2026.11
        The notification address for the merchant token does not begin with "https:".
        You do not learn that a card was replaced or removed, because Apple's server calls only https addresses. Safari accepts any scheme, so you notice it only when a notification is missing.
        Write the https address of a server with TLS 1.2 or later and a valid certificate.
        AP-REC-NOTIFY-HTTPS MT-002
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/tokennotificationurl
        -
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "http://wander.example/tokens"
        finds /recurringPaymentRequest/tokenNotificationURL
        shows AP-REC-NOTIFY-HTTPS MT-002
        from reload
        set /automaticReloadPaymentRequest/tokenNotificationURL "mailto:tokens@juniper.example"
        finds /automaticReloadPaymentRequest/tokenNotificationURL
        from deferred
        set /deferredPaymentRequest/tokenNotificationURL "http://dulac.example/tokens"
        finds /deferredPaymentRequest/tokenNotificationURL
        right
        from recurring
        set /recurringPaymentRequest/tokenNotificationURL "https://wander.example"
        from reload
        remove /automaticReloadPaymentRequest/tokenNotificationURL

        343
        plan/token-networks
        Networks without merchant tokens
        info
        correct
        document
        2026.11
        A plan for later payments accepts only networks that are not known for merchant tokens.
        You get a token that ends with the device. A plan asks for a merchant token, which outlives the phone. American Express, Discover, Mastercard and Visa are documented to have them.
        Accept at least one of those networks, or expect tokens that end with the device.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/recurringpaymentrequest
        Apple's talk of 2022 about Wallet and Apple Pay, which names the four networks.
        from recurring
        set /supportedNetworks ["jcb"]
        finds /supportedNetworks
        from reload
        set /supportedNetworks ["girocard","maestro"]
        finds /supportedNetworks
        right
        from recurring
        set /supportedNetworks ["jcb","visa"]
        from reload
        set /supportedNetworks ["discover"]
        from request
        set /supportedNetworks ["jcb"]

        420
        plan/line-missing
        Plan without its line
        warning
        advice
        document
        2026.11
        No line of the document shows the deferred payment that it asks for.
        The sheet does not add the plan to the lines. The shopper does not see among them what you charge later.
        Add the billing item of the plan to the lines, with its timing.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/deferredpaymentrequest
        Apple's talk of 2022 about Wallet and Apple Pay says it of other plans. Here it is inferred.
        from deferred
        remove /lineItems/1
        finds /lineItems
        from modifier
        set /deferredPaymentRequest {"paymentDescription":"Two Nights","managementURL":"https://dulac.example/booking","tokenNotificationURL":"https://dulac.example/tokens","deferredBilling":{"label":"Balance","amount":"370.00","paymentTiming":"deferred","deferredPaymentDate":"2027-07-10T13:00:00.000Z"}}
        finds /additionalLineItems
        right
        from deferred
        set /lineItems/1/label "Rest"
        from deferred

        421
        plan/total-phase
        Total of another phase
        warning
        correct
        document
        2026.11
        The total is, or counts, an amount of the plan that you do not charge now.
        The shopper sees a wrong amount, because the total is what they pay now. During a trial that is the price of the trial, whatever the plan costs later. The threshold of a reload is a balance and not a price.
        Write what you charge now as the total, and describe later charges in the plan.
        AP-REC-TOTAL-NOW
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from trial
        set /total/amount "12.99"
        finds /total/amount
        from trial
        set /total/amount "12.99"
        remove /lineItems/0
        finds /total/amount
        shows AP-REC-TOTAL-NOW
        from trial
        set /total/amount "12.99"
        set /recurringPaymentRequest/trialBilling/amount "1.00"
        remove /lineItems/0
        finds /total/amount
        from trial
        set /total/amount "12.99"
        set /recurringPaymentRequest/trialBilling/amount "1.00"
        set /lineItems [{"label":"Free Trial","amount":"1.00","paymentTiming":"recurring"},{"label":"Monthly Plan","amount":"12.99"}]
        finds /total/amount
        from trial
        set /total/amount "12.99"
        set /lineItems [{"label":"Free Trial","amount":"0.00","paymentTiming":"recurring"},{"label":"Monthly Plan with films","amount":"12.99"}]
        finds /total/amount
        from trial
        set /total/amount "17.99"
        set /lineItems/- {"label":"Set-Up Fee","amount":"5.00"}
        finds /total/amount
        from recurring
        with --now 2027-01-01T00:00:00Z
        remove /lineItems/0
        finds /total/amount
        from reload
        set /total/amount "10.00"
        remove /lineItems/0
        finds /total/amount
        from reload
        set /total/amount "77.00"
        remove /lineItems/0
        finds /total/amount
        from w3c
        remove /details/displayItems
        set /details/total/amount/value "12.99"
        set /methodData/0/data/version 14
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"recurringPaymentRequest":{"paymentDescription":"Stream Box Plan","managementURL":"https://streambox.example/account","tokenNotificationURL":"https://streambox.example/tokens","billingAgreement":"The first month is free.","regularBilling":{"label":"Monthly Plan","amount":"12.99","paymentTiming":"recurring","recurringPaymentStartDate":"2027-05-15T00:00:00.000Z"},"trialBilling":{"label":"Free Trial","amount":"0.00","paymentTiming":"recurring","recurringPaymentEndDate":"2027-05-15T00:00:00.000Z"}}}}]
        finds /details/total/amount/value
        right
        from trial
        remove /lineItems/0
        from trial
        set /total/amount "12.99"
        set /lineItems/- {"label":"Set-Up Fee","amount":"12.99"}
        from trial
        set /total/amount "12.99"
        set /total/type "pending"
        remove /lineItems/0
        from trial
        set /total/amount "5.00"
        set /lineItems/- {"label":"Set-Up Fee","amount":"5.00"}
        from recurring
        with --now 2027-04-01T09:00:00Z
        remove /lineItems/0
        from reload
        remove /lineItems/0
        from reload
        set /total/amount "0.00"
        remove /lineItems/0

        422
        plan/total-later
        Total of a deferred payment
        info
        advice
        document
        2026.11
        The total is the amount of the deferred payment, and nothing else is for sale.
        The total is what the shopper pays now, and the deferred payment comes at its date. The shopper may expect to pay twice.
        Write what you charge now as the total, even if that is zero.
        -
        https://developer.apple.com/documentation/passkit/pkdeferredpaymentrequest
        A rule of paysheet's own. Apple's design guidelines say that the total is what you charge now.
        from deferred
        set /total/amount "370.00"
        remove /lineItems
        finds /total/amount
        from deferred
        set /total/amount "370.00"
        remove /lineItems/0
        finds /total/amount
        right
        from deferred
        remove /lineItems
        from deferred
        set /total/amount "370.00"
        set /total/type "pending"
        remove /lineItems

        460
        plan/no-lines
        Plan without line items
        warning
        correct
        document
        2026.11
        The request asks for recurring payments or automatic reloads, and it has no line items.
        The sheet does not add the plan to the lines. The shopper sees a total, but not among the lines what you charge later and how often.
        Write "lineItems" with the billing items of the plan, with their timing.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/recurringpaymentrequest
        Apple's talk of 2022 about Wallet and Apple Pay: the system does not add these lines.
        from recurring
        remove /lineItems
        finds /recurringPaymentRequest
        from reload
        remove /lineItems
        finds /automaticReloadPaymentRequest
        right
        from recurring
        from reload
        remove /lineItems/0
        from deferred
        remove /lineItems
        """##
}
