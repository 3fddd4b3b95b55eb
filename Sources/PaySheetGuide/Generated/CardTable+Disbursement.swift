// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let disbursement = RuleCard.cards(disbursementText)

    static let disbursementText = ##"""
        269
        disbursement/capability
        Fee without instant transfer
        warning
        correct
        document
        2026.11
        A line is the fee for an instant transfer, but the merchant does not claim to support instant transfers.
        The person sees no instant transfer and no fee. The sheet offers them only if "merchantCapabilities" contains "supportsInstantFundsOut". Safari does not check this.
        Add "supportsInstantFundsOut" to "merchantCapabilities", or remove the fee.
        AP-DIS-IFO AP-DIS-FEE-CAP
        https://developer.apple.com/documentation/passkit/pkmerchantcapability/instantfundsout
        -
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
        disbursement/fee-missing
        Instant transfer without a fee line
        info
        advice
        document
        2026.11
        The merchant supports instant transfers, but no line shows their cost.
        The person does not see the fee before choosing. Apple asks for the fee as its own line, even if it is zero.
        Add a line of type "instantFundsOutFee".
        AP-DIS-FEE-ZERO
        https://developer.apple.com/videos/play/wwdc2024/10108/
        -
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
        disbursement/fee-repeated
        Second fee of a transfer
        warning
        correct
        document
        2026.11
        More than one line of a transfer is its fee.
        The person may see only one of the fees. The documentation allows one line of type "instantFundsOutFee", and does not say which one the system shows. Safari does not check this.
        Add the fees up in one line.
        AP-DIS-FEE-ONE
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        -
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
        disbursement/last-item
        Last line of a transfer
        warning
        correct
        document
        2026.11
        The last line of a transfer is not the amount that the person receives.
        The person cannot read the lines as a sum: the withdrawal, less the fee, and at the end the rest. Apple asks for that order. Safari does not check it.
        Write the line of type "disbursement" last.
        AP-DIS-LAST
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        -
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
        disbursement/recipient-item
        Amount that the person receives
        error
        correct
        document
        2026.11
        A transfer does not have exactly one line with the amount that the person receives.
        It is unclear how much money the person gets. The system sends the amount of the line of type "disbursement" and does not use the total. The documentation asks for one such line. Safari does not check this.
        Write one line with "disbursementLineItemType": "disbursement".
        AP-DIS-ITEM
        https://developer.apple.com/documentation/passkit/pkdisbursementrequest/summaryitems
        -
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
        disbursement/shipping
        Transfer with shipping
        warning
        correct
        document
        2026.11
        A request that sends money to a person also offers shipping.
        The person sees shipping choices although nothing is delivered. Apple asks you to leave shipping off. Safari does not check this.
        Remove "shippingMethods" and "requestShipping".
        AP-DIS-NO-SHIPPING
        https://developer.apple.com/videos/play/wwdc2024/10108/
        -
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
        disbursement/sum
        Sum of a transfer
        warning
        correct
        document
        2026.11
        The withdrawal less the fee is not the amount that the person receives.
        The person who gets the money sees lines that do not add up. No browser checks the sum. Write the fee as a positive amount; it is subtracted.
        Write the withdrawal less the fee as the amount that the person receives.
        AP-DIS-SUM
        https://developer.apple.com/videos/play/wwdc2024/10108/
        -
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
        """##
}
