// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; `swift run generate-paysheet-sources` writes it anew.

extension CardTable {
    static let disbursement = RuleCard.cards(
        ##"""
        269
        warning
        correct
        document
        2026.11
        A line is the fee for sending money at once, and the merchant does not claim to be able to.
        The sheet offers an instant transfer, and shows its fee, only where "merchantCapabilities" holds "supportsInstantFundsOut". Safari does not look.
        Add "supportsInstantFundsOut" to "merchantCapabilities", or leave the fee out.
        AP-DIS-IFO AP-DIS-FEE-CAP
        https://developer.apple.com/documentation/passkit/pkmerchantcapability/instantfundsout
        from disbursement
        set /merchantCapabilities ["supports3DS"]
        finds /lineItems/1
        shows AP-DIS-IFO AP-DIS-FEE-CAP
        from disbursement
        set /merchantCapabilities ["supports3DS","supportsDebit"]
        finds /lineItems/1
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"additionalLineItems":[{"label":"Fee","amount":"0.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]
        set /methodData/0/data/version 14
        remove /details/displayItems
        finds /details/modifiers/0/data/additionalLineItems/0
        right
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"additionalLineItems":[{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]
        set /methodData/0/data/version 14
        remove /details/displayItems
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"additionalLineItems":[{"label":"Fee","amount":"0.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]
        set /methodData/0/data/version 14
        remove /details/displayItems
        set /methodData/0/data/merchantCapabilities ["supports3DS","supportsInstantFundsOut"]
        from disbursement
        set /merchantCapabilities ["supports3DS","supportsInstantFundsOut","supportsDebit"]
        from disbursement
        set /merchantCapabilities ["supports3DS"]
        remove /lineItems/1
        set /lineItems/0/amount "14.85"

        270
        info
        advice
        document
        2026.11
        The merchant can send money at once, and no line says what that costs.
        Apple asks for the fee as a line of its own, of zero where there is none, so that the person sees it before choosing.
        Add a line of type "instantFundsOutFee".
        AP-DIS-FEE-ZERO
        https://developer.apple.com/videos/play/wwdc2024/10108/
        from disbursement
        set /lineItems [{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]
        finds /lineItems
        shows AP-DIS-FEE-ZERO
        from disbursement
        remove /lineItems/1
        set /lineItems/0/amount "14.85"
        finds /lineItems
        right
        from disbursement
        set /lineItems [{"label":"Fee","amount":"0.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]
        from disbursement
        set /lineItems [{"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}]
        set /merchantCapabilities ["supports3DS"]

        271
        warning
        correct
        document
        2026.11
        More than one line of a transfer is its fee.
        The documentation allows one line of type "instantFundsOutFee". Safari does not look, and which of them the system shows is not written.
        Add the fees up in one line.
        AP-DIS-FEE-ONE
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        from disbursement
        set /lineItems/0/disbursementLineItemType "instantFundsOutFee"
        finds /lineItems/1
        shows AP-DIS-FEE-ONE
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"A","amount":"9.00"},{"label":"B","amount":"1.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"C","amount":"1.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]
        finds /additionalLineItems/2
        shows AP-DIS-FEE-ONE
        right
        from disbursement
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"A","amount":"9.00"},{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]

        272
        warning
        correct
        document
        2026.11
        The last line of a transfer is not the amount that the person receives.
        The lines are read as a sum: what is withdrawn, less the fee, and at the end what is left. Apple asks for that order; Safari does not look.
        Put the line of type "disbursement" at the end.
        AP-DIS-LAST
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        from disbursement
        set /lineItems/- {"label":"Correction","amount":"0.00"}
        finds /lineItems/2
        shows AP-DIS-LAST
        from disbursement
        set /lineItems/2 {"label":"Withdrawal","amount":"15.00"}
        set /lineItems/0 {"label":"You Receive","amount":"14.85","disbursementLineItemType":"disbursement"}
        finds /lineItems/0
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"A","amount":"9.00"},{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"},{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"}]
        finds /additionalLineItems/1
        shows AP-DIS-LAST
        right
        from disbursement
        set /lineItems/0 {"label":"Fee","amount":"0.15","disbursementLineItemType":"instantFundsOutFee"}
        set /lineItems/1 {"label":"Withdrawal","amount":"15.00"}
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"D","amount":"7.00","disbursementLineItemType":"disbursement"}]

        273
        error
        correct
        document
        2026.11
        Not exactly one line of a transfer says what the person receives.
        The line of type "disbursement" is the amount that is sent; the total of the request is not used for a transfer. The documentation asks for one such line. Safari does not look.
        Give one line "disbursementLineItemType": "disbursement".
        AP-DIS-ITEM
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        from disbursement
        set /lineItems [{"label":"Payout","amount":"14.85"}]
        finds /lineItems
        shows AP-DIS-ITEM
        from disbursement
        remove /lineItems
        finds root
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        remove /additionalLineItems
        finds root
        from disbursement
        set /lineItems/- {"label":"To Savings","amount":"5.00","disbursementLineItemType":"disbursement"}
        finds /lineItems/3
        right
        from disbursement
        set /lineItems [{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]

        274
        warning
        correct
        document
        2026.11
        A request that sends money to a person also offers shipping.
        Nothing is delivered in a transfer, and Apple asks to leave shipping off. Safari does not look.
        Leave "shippingMethods" out, and "requestShipping" too.
        AP-DIS-NO-SHIPPING
        https://developer.apple.com/videos/play/wwdc2024/10108/
        from disbursement
        set /shippingMethods [{"label":"Standard Shipping","detail":"Arrives within a week","amount":"0.00","identifier":"standard"}]
        finds /shippingMethods
        shows AP-DIS-NO-SHIPPING
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"additionalLineItems":[{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]
        set /methodData/0/data/version 14
        remove /details/displayItems
        set /options {"requestShipping":true}
        finds /options/requestShipping
        right
        from disbursement
        set /shippingMethods []
        from w3c
        set /details/modifiers [{"supportedMethods":"https://apple.com/apple-pay","data":{"disbursementRequest":{},"total":{"label":"Payout","amount":"38.06"},"additionalLineItems":[{"label":"Payout","amount":"38.06","disbursementLineItemType":"disbursement"}]}}]
        set /methodData/0/data/version 14
        remove /details/displayItems
        set /options {"requestShipping":false}

        275
        warning
        correct
        document
        2026.11
        What is withdrawn, less the fee, is not what the person receives.
        The sheet shows these lines to the person who gets the money. Nothing checks the sum. The fee is written as a positive amount and taken off.
        Write the amount withdrawn less the fee as the amount that the person receives.
        AP-DIS-SUM
        https://developer.apple.com/videos/play/wwdc2024/10108/
        from disbursement
        set /lineItems/2/amount "14.86"
        finds /lineItems/2/amount
        shows AP-DIS-SUM
        from disbursement
        set /lineItems/1/amount "-0.15"
        finds /lineItems/1/amount
        from modifier
        set /disbursementRequest {}
        remove /additionalShippingMethods
        set /additionalLineItems [{"label":"A","amount":"9.00"},{"label":"B","amount":"2.00","disbursementLineItemType":"instantFundsOutFee"},{"label":"D","amount":"11.00","disbursementLineItemType":"disbursement"}]
        finds /additionalLineItems/2/amount
        right
        from disbursement
        set /lineItems [{"label":"Payout","amount":"14.85","disbursementLineItemType":"disbursement"}]
        from disbursement
        from disbursement
        set /lineItems/0/amount "15.01"
        set /lineItems/1/amount "0.16"
        """##)
}
