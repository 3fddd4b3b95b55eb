// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let coupon = RuleCard.cards(couponText)

    static let couponText = ##"""
        242
        coupon/error-code
        Coupon refused with another code
        warning
        compatible
        document
        2026.11
        The answer to a coupon code has an error with a code that is not about coupons.
        The message appears next to the card or the address, and the coupon field looks accepted. The code tells the sheet where to show the message.
        Write couponCodeInvalid or couponCodeExpired.
        AP-CPN-ERROR
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        -
        from couponCodeUpdate
        set /errors [{"code": "unknown", "message": "No such coupon"}]
        finds /errors/0/code
        shows AP-CPN-ERROR
        from couponCodeUpdate
        set /errors [{"code": "couponCodeExpired"}, {"code": "addressUnserviceable", "message": "Not there"}]
        finds /errors/1/code
        shows AP-CPN-ERROR
        from couponCodeUpdate
        set /errors [{"code": "shippingContactInvalid", "contactField": "locality", "message": "No such coupon"}]
        finds /errors/0/code
        shows AP-CPN-ERROR
        from couponCodeUpdate
        set /errors [{"code": "billingContactInvalid", "contactField": "locality", "message": "No such coupon"}]
        finds /errors/0/code
        shows AP-CPN-ERROR
        right
        from couponCodeUpdate
        set /errors [{"code": "couponCodeInvalid", "message": "No such coupon"}]
        from shippingContactUpdate
        set /errors [{"code": "addressUnserviceable", "message": "Not there"}]

        243
        coupon/unsupported
        Coupon code without its field
        warning
        correct
        document
        2026.11
        The request has a coupon code, but supportsCouponCode is not true.
        The shopper sees neither the code nor a way to change it. The sheet shows its coupon field only if supportsCouponCode is true.
        Set supportsCouponCode to true, or remove couponCode.
        AP-CPN-SUPPORT
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase/supportscouponcode
        -
        from request
        set /couponCode "SPRING15"
        finds /couponCode
        shows AP-CPN-SUPPORT
        from request
        set /couponCode "SPRING15"
        set /supportsCouponCode false
        finds /couponCode
        shows AP-CPN-SUPPORT
        from methodData
        set /version 12
        set /couponCode "SPRING15"
        finds /couponCode
        shows AP-CPN-SUPPORT
        right
        from request
        set /couponCode "SPRING15"
        set /supportsCouponCode true
        from request
        set /couponCode ""
        from methodData
        set /version 12
        set /couponCode ""
        """##
}
