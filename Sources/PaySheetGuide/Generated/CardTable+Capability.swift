// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let capability = RuleCard.cards(capabilityText)

    static let capabilityText = ##"""
        210
        capability/empty
        No merchant capabilities
        error
        correct
        document
        2026.11
        The list of merchant capabilities is empty.
        Safari throws a TypeError and no sheet appears.
        List supports3DS, which every merchant must process, and the kinds of card that you accept.
        AP-CAP-REQ WK-CAP-EMPTY
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/merchantcapabilities
        -
        from request
        set /merchantCapabilities []
        finds /merchantCapabilities
        shows AP-CAP-REQ WK-CAP-EMPTY
        from methodData
        set /merchantCapabilities []
        finds /merchantCapabilities
        shows AP-CAP-REQ WK-CAP-EMPTY
        right
        from request
        set /merchantCapabilities ["supports3DS", "supportsCredit"]
        from methodData
        set /merchantCapabilities ["supports3DS", "supportsDebit"]

        211
        capability/emv
        EMV without China UnionPay
        warning
        compatible
        document
        2026.11
        The capabilities list supportsEMV, but China UnionPay is not among the networks.
        You may get tokens that your provider does not expect. Apple documents EMV for China UnionPay only.
        Remove supportsEMV, or add chinaUnionPay to the networks.
        AP-CAP-EMV
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/merchantcapabilities
        -
        from request
        set /merchantCapabilities ["supports3DS", "supportsEMV"]
        finds /merchantCapabilities/1
        shows AP-CAP-EMV
        from methodData
        set /merchantCapabilities ["supportsEMV", "supports3DS"]
        finds /merchantCapabilities/0
        shows AP-CAP-EMV
        right
        from request
        set /merchantCapabilities ["supports3DS", "supportsEMV"]
        set /supportedNetworks ["visa", "chinaUnionPay"]
        from methodData
        set /merchantCapabilities ["supportsCredit", "supports3DS"]

        212
        capability/funds-out
        Instant funds out without a transfer
        warning
        compatible
        document
        2026.11
        The capabilities list supportsInstantFundsOut, but the request sends no money to the shopper.
        Older systems throw an error at the word. It selects cards that can receive money, and has no meaning in an ordinary payment.
        Remove it, or add the disbursementRequest that it belongs to.
        AP-CAP-IFO
        https://developer.apple.com/videos/play/wwdc2024/10108/
        -
        from request
        set /merchantCapabilities ["supports3DS", "supportsInstantFundsOut"]
        finds /merchantCapabilities/1
        shows AP-CAP-IFO
        from w3c
        set /methodData/0/data/merchantCapabilities ["supports3DS", "supportsInstantFundsOut"]
        finds /methodData/0/data/merchantCapabilities/1
        shows AP-CAP-IFO
        from w3c
        set /methodData/0/data/merchantCapabilities ["supports3DS", "supportsInstantFundsOut"]
        set /details/modifiers [{"supportedMethods": "https://pay.example/wallet", "data": {"disbursementRequest": {}}}]
        finds /methodData/0/data/merchantCapabilities/1
        right
        from request
        set /merchantCapabilities ["supports3DS", "supportsDebit"]
        from w3c
        set /methodData/0/data/merchantCapabilities ["supports3DS", "supportsInstantFundsOut"]
        set /details/total/amount/value "14.85"
        set /details/displayItems [{"label": "Balance", "amount": {"currency": "USD", "value": "14.85"}}]
        set /details/modifiers [{"supportedMethods": "https://apple.com/apple-pay","data": {"additionalLineItems": [{"label": "Withdrawal", "amount": "15.00"},{"label": "Fee", "amount": "0.15", "disbursementLineItemType": "instantFundsOutFee"},{"label": "You Receive", "amount": "14.85", "disbursementLineItemType": "disbursement"}],"disbursementRequest": {}}}]
        set /methodData/0/data/version 14
        from methodData
        set /merchantCapabilities ["supports3DS", "supportsInstantFundsOut"]

        213
        capability/missing-3ds
        No 3-D Secure
        warning
        correct
        document
        2026.11
        The merchant capabilities do not contain supports3DS.
        The sheet greys out most cards, because nearly every card on the web pays with 3-D Secure data. Apple's reference requires supports3DS on two pages. PassKit accepts EMV instead, and Safari accepts any list that is not empty.
        Add supports3DS. supportsCredit and supportsDebit only limit the kinds of card.
        AP-CAP-3DS AP-DIS-3DS
        https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability
        -
        from disbursement
        set /merchantCapabilities ["supportsDebit", "supportsInstantFundsOut"]
        finds /merchantCapabilities
        shows AP-DIS-3DS
        from request
        set /merchantCapabilities ["supportsCredit", "supportsDebit"]
        finds /merchantCapabilities
        shows AP-CAP-3DS
        from methodData
        set /merchantCapabilities ["supportsDebit"]
        finds /merchantCapabilities
        shows AP-CAP-3DS
        from disbursement
        set /merchantCapabilities ["supportsDebit", "supportsInstantFundsOut"]
        finds /merchantCapabilities
        shows AP-DIS-3DS
        right
        from request
        set /merchantCapabilities ["supports3DS", "supportsCredit", "supportsDebit"]
        from methodData
        set /merchantCapabilities ["supportsDebit", "supports3DS"]

        214
        capability/no-card
        No capability for cards
        error
        correct
        document
        2026.11
        The only capability is sending money to the shopper.
        Safari throws a TypeError, because it needs supports3DS, supportsEMV, supportsCredit or supportsDebit.
        Add supports3DS.
        WK-CAP-NONE
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/merchantcapabilities
        -
        from disbursement
        set /merchantCapabilities ["supportsInstantFundsOut"]
        finds /merchantCapabilities
        shows WK-CAP-NONE
        from methodData
        set /merchantCapabilities ["supportsInstantFundsOut"]
        finds /merchantCapabilities
        shows WK-CAP-NONE
        right
        from disbursement
        set /merchantCapabilities ["supportsInstantFundsOut", "supports3DS"]
        from methodData
        set /merchantCapabilities ["supports3DS"]
        from request
        set /merchantCapabilities []
        with --ignore capability/empty

        215
        capability/union-pay
        China UnionPay without EMV
        info
        advice
        document
        2026.11
        China UnionPay is among the networks, but supportsEMV is not among the capabilities.
        The sheet does not offer some China UnionPay cards, because they pay with EMV data only.
        Add supportsEMV if your provider processes it.
        AP-CAP-EMV
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/merchantcapabilities
        -
        from request
        set /supportedNetworks ["visa", "chinaUnionPay"]
        finds /merchantCapabilities
        shows AP-CAP-EMV
        from methodData
        set /supportedNetworks ["chinaUnionPay"]
        finds /merchantCapabilities
        shows AP-CAP-EMV
        right
        from request
        set /supportedNetworks ["visa", "jcb"]
        from methodData
        set /supportedNetworks ["chinaUnionPay"]
        set /merchantCapabilities ["supports3DS", "supportsEMV"]

        441
        capability/expected
        Capability that you do not expect
        warning
        compatible
        document
        2026.11
        The request lists a capability that is not among those that you expect.
        The token may have a form that your payment provider does not process. The payment then fails after the shopper authorized it.
        Remove the capability, or ask your payment provider to process it.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest/merchantcapabilities
        A rule of paysheet's own: it compares the request with what you expect.
        from request
        set /merchantCapabilities ["supports3DS", "supportsCredit"]
        with --expect-capabilities supports3DS
        finds /merchantCapabilities/1
        from methodData
        set /merchantCapabilities ["supports3DS", "supportsDebit"]
        with --expect-capabilities supports3DS
        finds /merchantCapabilities/1
        right
        from request
        set /merchantCapabilities ["supports3DS"]
        with --expect-capabilities supports3DS
        from methodData
        set /merchantCapabilities ["supports3DS"]
        with --expect-capabilities supports3DS
        """##
}
