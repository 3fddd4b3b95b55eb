// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let kind = RuleCard.cards(kindText)

    static let kindText = ##"""
        313
        kind/several
        Several special kinds at once
        error
        correct
        document
        2026.11
        The document has two or more of these: shares of several merchants, a recurring payment, automatic reloads, a deferred payment.
        The system ends the payment with an error, and the sheet closes. A request, a modifier or an update may have only one of the four. Apple documents this for deferred payments only on its pages for apps. Safari does not check it.
        Keep one of them, and ask for the other in a separate payment.
        AP-KIND-ONE AP-KIND-MOD-ONE AP-MULTI-EXCL-REC AP-MULTI-EXCL-RELOAD AP-MULTI-EXCL-DEF AP-REC-EXCL-RELOAD AP-REC-EXCL-DEF AP-REL-EXCL-DEF AP-KIND-UPDATE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/multitokencontexts
        -
        from recurring
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        finds /multiTokenContexts
        shows AP-KIND-ONE AP-MULTI-EXCL-REC
        from reload
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        finds /multiTokenContexts
        shows AP-MULTI-EXCL-RELOAD
        from deferred
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        finds /multiTokenContexts
        shows AP-MULTI-EXCL-DEF
        from recurring
        set /automaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /automaticReloadPaymentRequest
        shows AP-REC-EXCL-RELOAD
        from recurring
        set /deferredPaymentRequest {"billingAgreement":"Cancel free of charge until July 3.","deferredBilling":{"label":"Balance","amount":"370.00","paymentTiming":"deferred","deferredPaymentDate":"2027-07-10T13:00:00.000Z"},"managementURL":"https://dulac.example/booking","paymentDescription":"Two Nights"}
        finds /deferredPaymentRequest
        shows AP-REC-EXCL-DEF
        from reload
        set /deferredPaymentRequest {"billingAgreement":"Cancel free of charge until July 3.","deferredBilling":{"label":"Balance","amount":"370.00","paymentTiming":"deferred","deferredPaymentDate":"2027-07-10T13:00:00.000Z"},"managementURL":"https://dulac.example/booking","paymentDescription":"Two Nights"}
        finds /deferredPaymentRequest
        shows AP-REL-EXCL-DEF
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        set /automaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /automaticReloadPaymentRequest
        shows AP-KIND-MOD-ONE
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        set /newAutomaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /newAutomaticReloadPaymentRequest
        shows AP-KIND-UPDATE
        from paymentMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        set /newAutomaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /newAutomaticReloadPaymentRequest
        from shippingMethodUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        set /newAutomaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /newAutomaticReloadPaymentRequest
        from shippingContactUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        set /newAutomaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        finds /newAutomaticReloadPaymentRequest
        right
        from modifier
        set /multiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        from couponCodeUpdate
        set /newMultiTokenContexts [{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"5.00"}]
        from modifier
        set /additionalLineItems/- {"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"}
        set /automaticReloadPaymentRequest {"paymentDescription":"Card Reload","automaticReloadBilling":{"label":"Card Reload","amount":"25.00","paymentTiming":"automaticReload","automaticReloadPaymentThresholdAmount":"10.00"},"billingAgreement":"When your balance falls below $10.00, we add $25.00.","managementURL":"https://juniper.example/card","tokenNotificationURL":"https://juniper.example/tokens"}
        from recurring
        set /multiTokenContexts []
        with --ignore contexts/empty
        """##
}
