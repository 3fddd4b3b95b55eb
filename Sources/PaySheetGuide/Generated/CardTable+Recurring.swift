// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let recurring = RuleCard.cards(recurringText)

    static let recurringText = ##"""
        344
        recurring/count
        Interval of zero
        warning
        correct
        document
        2026.11
        The interval between two charges is zero units.
        No documentation says what the system does with charges that have no time between them. Safari accepts the value.
        Write 1 or more, or remove "recurringPaymentIntervalCount", which means 1.
        AP-REC-COUNT
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentintervalcount
        -
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 0
        finds /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount
        shows AP-REC-COUNT
        from trial
        set /lineItems/0/recurringPaymentIntervalCount 0
        finds /lineItems/0/recurringPaymentIntervalCount
        right
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 1
        from recurring
        remove /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 4294967296
        with --ignore number/range

        345
        recurring/ended
        End in the past
        warning
        correct
        document
        2026.11
        The charges end before now.
        The shopper agrees to a plan that is already over. Usually a fixed date was left in the page, and Safari does not compare dates with the clock. The rule runs only if the check knows the time.
        Calculate the end from today, or remove "recurringPaymentEndDate" for a plan without an end.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentenddate
        A developer's report about such an end. WebKit's source compares no date with the clock.
        from trial
        set /lineItems/0/recurringPaymentEndDate "2026-11-20T23:59:59Z"
        with --now 2026-11-21T00:00:00Z
        finds /lineItems/0/recurringPaymentEndDate
        from recurring
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2026-11-20"
        with --now 2026-11-21T00:00:00Z
        finds /recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        right
        from trial
        set /lineItems/0/recurringPaymentEndDate "2026-11-22T00:00:00Z"
        with --now 2026-11-21T00:00:00Z
        from trial
        set /lineItems/0/recurringPaymentEndDate "2026-11-21T00:00:00Z"
        with --now 2026-11-21T00:00:00Z
        from trial
        set /lineItems/0/recurringPaymentEndDate "2026-11-20T23:59:59Z"

        346
        recurring/once
        Recurring payment that is charged once
        warning
        advice
        document
        2026.11
        The regular charges end before the second charge.
        The sheet shows a repeated payment, but the shopper is charged once. The interval is longer than the time between start and end. Often unit and count are swapped.
        Shorten the interval or move the end. Use a deferred payment for a single later charge.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentintervalcount
        A rule of paysheet's own: it counts the charges between start and end.
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-04-30T23:59:59Z"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2028-03-31T00:00:00Z"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "year"
        remove /recurringPaymentRequest/billingAgreement
        finds /recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-04-07T23:00:00Z"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "day"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 7
        remove /recurringPaymentRequest/billingAgreement
        finds /recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        right
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-05-01T00:00:00Z"
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2028-04-01T00:00:00Z"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "year"
        remove /recurringPaymentRequest/billingAgreement
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-04-08T00:00:00Z"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "day"
        set /recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 7
        remove /recurringPaymentRequest/billingAgreement

        347
        recurring/order
        End before the start
        warning
        correct
        document
        2026.11
        The charges end at or before their start.
        The plan does not say what you charge, because there is no time between start and end. Safari does not compare the dates.
        Write an end after the start, or remove "recurringPaymentEndDate" for a plan without an end.
        AP-REC-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentenddate
        -
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-04-01T00:00:00.000Z"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        shows AP-REC-ORDER
        from recurring
        set /lineItems/1/recurringPaymentEndDate "2026-04-01"
        finds /lineItems/1/recurringPaymentEndDate
        right
        from recurring
        set /recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2027-04-01T00:00:00.001Z"
        from recurring
        set /lineItems/1/recurringPaymentEndDate "2028-04-01"

        348
        recurring/total-now
        Total that is not the first charge
        warning
        correct
        document
        2026.11
        The total leaves out the first charge of a plan that starts now. Or it is not an amount of the plan.
        The shopper sees a wrong amount, because the total is what they pay now. Without a start date, the first charge is this payment: the trial's, or else the regular one. Of a request that sells something else, too, only the sum of everything else is known to be wrong.
        Write what you charge now as the total, and describe later charges in the plan.
        AP-REC-TOTAL-NOW
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from recurring
        set /total/amount "0.00"
        set /lineItems [{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}]
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /total/amount
        shows AP-REC-TOTAL-NOW
        from recurring
        set /total/amount "99.00"
        set /lineItems [{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}]
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /total/amount
        from trial
        set /total/amount "99.00"
        finds /total/amount
        from recurring
        set /total/amount "99.00"
        remove /lineItems/0
        finds /total/amount
        from recurring
        set /total/amount "5.00"
        set /lineItems [{"label":"Welcome Box","amount":"5.00"},{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}]
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /total/amount
        from trial
        set /recurringPaymentRequest/trialBilling/amount "1.50"
        set /lineItems/0/amount "1.50"
        finds /total/amount
        from w3c
        remove /details/displayItems
        set /details/total/amount/value "0.00"
        set /methodData/0/data/version 14
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"recurringPaymentRequest":{"paymentDescription":"Monthly Membership","managementURL":"https://wander.example/account","tokenNotificationURL":"https://wander.example/tokens","regularBilling":{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}}}}]
        finds /details/total/amount/value
        right
        from recurring
        set /total/amount "9.99"
        set /lineItems [{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}]
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        from recurring
        set /total/amount "14.99"
        set /lineItems [{"label":"Welcome Box","amount":"5.00"},{"label":"Monthly Membership","amount":"9.99","paymentTiming":"recurring"}]
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        from trial
        set /total/amount "99.00"
        set /total/type "pending"
        from trial
        set /total/amount "99.00"
        set /lineItems/- {"label":"Set-Up Fee","amount":"99.00"}
        from recurring
        set /total/amount "0.00"
        remove /lineItems/0

        349
        recurring/trial-end
        Trial without an end
        warning
        correct
        document
        2026.11
        The trial has no end.
        The sheet promises a trial that never becomes the regular plan. An item without "recurringPaymentEndDate" never ends. Safari accepts it.
        Add "recurringPaymentEndDate" to the trial: the moment when the regular charges start.
        AP-REC-TRIAL-DATES
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/trialbilling
        -
        from trial
        remove /recurringPaymentRequest/trialBilling/recurringPaymentEndDate
        finds /recurringPaymentRequest/trialBilling
        shows AP-REC-TRIAL-DATES
        from trial
        remove /recurringPaymentRequest/trialBilling/recurringPaymentEndDate
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /recurringPaymentRequest/trialBilling
        right
        from trial
        from trial
        remove /recurringPaymentRequest/trialBilling
        remove /lineItems/0

        350
        recurring/trial-gap
        Trial and regular charges do not meet
        warning
        correct
        document
        2026.11
        The regular charges do not start when the trial ends.
        If the regular charges start earlier, the shopper pays twice for the same time. If they start later, the time between is unclear. Without "recurringPaymentStartDate" they start with this payment, while the trial still runs. Safari does not compare the dates. The check allows a day between the two, because some ends are the last second of a day.
        Write the end of the trial as the start of the regular charges.
        AP-REC-TRIAL-DATES
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/trialbilling
        -
        from trial
        set /recurringPaymentRequest/regularBilling/recurringPaymentStartDate "2027-05-01T00:00:00.000Z"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        shows AP-REC-TRIAL-DATES
        from trial
        set /recurringPaymentRequest/regularBilling/recurringPaymentStartDate "2027-05-16T00:00:00.001Z"
        finds /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        from trial
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /recurringPaymentRequest/regularBilling
        right
        from trial
        set /recurringPaymentRequest/regularBilling/recurringPaymentStartDate "2027-05-14T00:00:00Z"
        from trial
        set /recurringPaymentRequest/regularBilling/recurringPaymentStartDate "2027-05-16T00:00:00Z"

        351
        recurring/trial-shown
        Trial missing among the line items
        info
        advice
        document
        2026.11
        The sheet has line items, but the trial that comes first is not one of them.
        The shopper does not see the price of the trial. Apple's guidelines ask you to show it next to the regular amount, even if it is zero.
        Add an item for the trial, with its label and its amount.
        AP-REC-TRIAL-SHOW
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from trial
        remove /lineItems/0
        finds /recurringPaymentRequest/trialBilling
        shows AP-REC-TRIAL-SHOW
        from trial
        remove /lineItems/0
        set /lineItems/0/label "From May 15"
        finds /recurringPaymentRequest/trialBilling
        right
        from trial
        set /lineItems/0/label "Trial"
        from trial
        set /lineItems/0/label "First Month"
        from trial
        set /lineItems/0/amount "12.99"
        from trial
        set /lineItems []
        with --ignore item/empty-list

        464
        recurring/device-number
        Recurring charge without a merchant token
        warning
        advice
        document
        2026.11
        A line is recurring, Visa is accepted, and the request does not ask for a recurring payment.
        Without "recurringPaymentRequest" you get a device number. Developers report that Visa has refused device numbers for standing instructions since July 2025.
        Add "recurringPaymentRequest": then the network can give you a merchant token.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/recurringpaymentrequest
        Reports of developers since July 2025. A text of Visa was not read.
        from recurring
        remove /recurringPaymentRequest
        finds /lineItems/1
        from recurring
        remove /recurringPaymentRequest
        set /supportedNetworks ["visa"]
        finds /lineItems/1
        right
        from recurring
        from recurring
        remove /recurringPaymentRequest
        set /supportedNetworks ["masterCard"]
        """##
}
