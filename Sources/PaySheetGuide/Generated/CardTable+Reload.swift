// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let reload = RuleCard.cards(reloadText)

    static let reloadText = ##"""
        356
        reload/threshold-missing
        Automatic reload without a threshold
        error
        correct
        document
        2026.11
        The billing item of an automatic reload does not say at which balance to reload.
        Safari throws a TypeError, even if the amount itself is pending. It does not check this in an update.
        Add "automaticReloadPaymentThresholdAmount" with the balance below which you reload.
        AP-REL-THRESHOLD WK-RELOAD-THRESHOLD
        https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest/automaticreloadbilling
        -
        from reload
        remove /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount
        finds /automaticReloadPaymentRequest/automaticReloadBilling
        shows AP-REL-THRESHOLD WK-RELOAD-THRESHOLD
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/type "pending"
        remove /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount
        finds /automaticReloadPaymentRequest/automaticReloadBilling
        right
        from reload
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/type "pending"

        357
        reload/threshold-negative
        Negative threshold
        warning
        correct
        document
        2026.11
        The balance that starts a reload is negative.
        The reload never happens, because a prepaid balance does not fall below zero. Safari accepts any amount.
        Write zero or more.
        AP-REL-THRESHOLD-SIGN
        https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest/automaticreloadbilling
        -
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount "-10.00"
        finds /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount
        shows AP-REL-THRESHOLD-SIGN
        from reload
        set /lineItems/1/automaticReloadPaymentThresholdAmount "-0.01"
        finds /lineItems/1/automaticReloadPaymentThresholdAmount
        right
        from reload
        set /automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount "0.00"
        from reload
        set /lineItems/1/automaticReloadPaymentThresholdAmount "0.01"

        514
        reload/line-missing
        Reload without its line
        warning
        correct
        document
        2026.11
        The document asks for an automatic reload and has lines, but none of them shows the reload.
        The sheet does not add the reload to the lines. The shopper does not see among them what a reload costs, and when you charge it.
        Add the billing item of the reload to the lines, with its timing and its threshold.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentrequest/automaticreloadpaymentrequest
        Apple's talk of 2022 about Wallet and Apple Pay: the page must add the reload to its lines.
        from reload
        remove /lineItems/1
        finds /lineItems
        from modifier
        set /automaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /additionalLineItems
        right
        from reload
        remove /lineItems/0
        from reload
        """##
}
