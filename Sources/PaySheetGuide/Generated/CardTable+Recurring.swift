// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let recurring = RuleCard.cards(
        ##"""
        344
        warning
        correct
        document
        2026.11
        The interval between two charges counts zero units.
        Safari takes it. Charges that follow each other without any time between them have no meaning, and no documentation says what the system makes of them.
        Write 1 or more, or leave "recurringPaymentIntervalCount" out, which means 1.
        AP-REC-COUNT
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentintervalcount
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
        warning
        correct
        document
        2026.11
        The charges end before now.
        Safari compares no dates with the clock. What the shopper agrees to would be over already; mostly a fixed date stayed in the page after its day. The rule is checked only where the check knows what time it is.
        Work the end out from today, or leave "recurringPaymentEndDate" out for a plan without an end.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentenddate
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
        warning
        advice
        document
        2026.11
        The regular charges end before the second one would be made.
        The interval is longer than the time between start and end, so that the shopper is charged once and the sheet speaks of a payment that repeats. Mostly unit and count were mixed up.
        Shorten the interval or move the end; a single later charge is a deferred payment.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentintervalcount
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
        warning
        correct
        document
        2026.11
        The charges end at or before the moment at which they start.
        Safari compares no dates. Between the two there is no time for a charge, so that the plan does not say what is charged.
        Write an end after the start, or leave "recurringPaymentEndDate" out for a plan without an end.
        AP-REC-ORDER
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/recurringpaymentenddate
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
        warning
        advice
        document
        2026.11
        The total does not seem to be what is charged with this payment.
        The total is what the shopper pays now. During a free trial that is nothing, whatever the plan costs later; without a trial and without a start date the first charge is this payment. The rule is a guess and speaks only of these two cases.
        Write what is charged now as the total, and leave what comes later to the plan.
        AP-REC-TOTAL-NOW
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        from trial
        set /total/amount "12.99"
        finds /total/amount
        from trial
        set /total/amount "12.99"
        remove /lineItems
        finds /total/amount
        shows AP-REC-TOTAL-NOW
        from recurring
        set /total/amount "0.00"
        remove /lineItems
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        finds /total/amount
        right
        from trial
        set /total/amount "0.00"
        remove /lineItems
        from recurring
        set /total/amount "0.00"
        remove /lineItems
        from recurring
        remove /lineItems
        remove /recurringPaymentRequest/regularBilling/recurringPaymentStartDate

        349
        warning
        correct
        document
        2026.11
        The trial does not say when it ends.
        An item without "recurringPaymentEndDate" goes on for ever, so that the sheet promises a trial that never becomes the regular plan. Safari takes it.
        Add "recurringPaymentEndDate" to the trial: the moment at which the regular charges start.
        AP-REC-TRIAL-DATES
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/trialbilling
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
        warning
        correct
        document
        2026.11
        The regular charges do not start when the trial ends.
        The sheet shows both. Where the regular charges start earlier, the shopper pays twice for the same time; where they start later, nothing says what holds in between. Without "recurringPaymentStartDate" regular charges start with this payment, while the trial still runs. Safari compares no dates. Up to a day between the two passes, for ends that are written as the last second of a day.
        Write the end of the trial as the start of the regular charges.
        AP-REC-TRIAL-DATES
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest/trialbilling
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
        info
        advice
        document
        2026.11
        The sheet lists line items, and the trial that comes first is not one of them.
        Apple's guidelines ask to show the amount of the trial, even where it is zero, next to the regular amount: the list is where shoppers look for what they pay.
        Add an item for the trial, with its label and its amount.
        AP-REC-TRIAL-SHOW
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
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
        remove /lineItems
        from trial
        set /lineItems/0/label "First Month"
        from trial
        set /lineItems/0/amount "12.99"
        from trial
        set /lineItems []
        with --ignore item/empty-list
        """##)
}
