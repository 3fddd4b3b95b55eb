// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let version = RuleCard.cards(versionText)

    static let versionText = ##"""
        397
        version/above-need
        Version higher than needed
        info
        advice
        document
        2026.11
        The stated version is higher than the document needs.
        Older systems refuse the payment, although they support everything in it. Apple advises you to ask for the lowest version that works.
        State the lowest version that the document needs, unless the page itself uses a later one. An example is the order of the networks (13).
        AP-SES-VERSION-MIN
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/supportsversion
        -
        from methodData
        set /version 14
        finds /version
        shows AP-SES-VERSION-MIN
        from w3c
        set /methodData/0/data/version 4
        finds /methodData/0/data/version
        shows AP-SES-VERSION-MIN
        from request
        with --api-version 3
        finds root
        shows AP-SES-VERSION-MIN
        from flow
        set /apiVersion 15
        finds /apiVersion
        shows AP-SES-VERSION-MIN
        right
        from methodData
        from w3c
        from request
        with --api-version 1
        from flow
        from multiMerchant
        with --api-version 14

        398
        version/range
        No such version
        error
        correct
        document
        2026.11
        The stated Apple Pay version is 0, or is newer than any that exists.
        Safari throws an InvalidAccessError at version 0 and at every version above its own. The highest number is 15: later features have names in features instead of a number.
        State the lowest version that the request needs.
        WK-VER-RANGE AP-SES-VERSION-ZERO AP-SES-VERSION-SUPPORTED
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/supportsversion
        -
        from methodData
        set /version 0
        finds /version
        shows WK-VER-RANGE AP-SES-VERSION-ZERO
        from w3c
        set /methodData/0/data/version 16
        finds /methodData/0/data/version
        shows WK-VER-RANGE AP-SES-VERSION-SUPPORTED
        from flow
        set /apiVersion 2027
        finds /apiVersion
        shows WK-VER-RANGE AP-SES-VERSION-SUPPORTED
        from request
        with --api-version 0
        finds root
        shows AP-SES-VERSION-ZERO
        from request
        with --api-version 16
        finds root
        shows AP-SES-VERSION-SUPPORTED
        from shop.js
        replace "ApplePaySession(14," with "ApplePaySession(16,"
        finds root
        shows PF-013
        from shop.js
        replace "ApplePaySession(14," with "ApplePaySession(0,"
        finds root
        shows PF-013
        right
        from methodData
        set /version 15
        from methodData
        set /version 1
        from request
        with --api-version 1
        from flow
        set /apiVersion 15
        from request
        with --api-version 15
        from flow
        with --api-version 16
        from shop.js
        replace "ApplePaySession(14," with "ApplePaySession(newestVersion(),"
        from shop.js
        replace "ApplePaySession(14," with "ApplePaySession([18, 14].find((version) => ApplePaySession.supportsVersion(version)),"

        399
        version/word
        Word newer than the stated version
        warning
        compatible
        document
        2026.11
        A member contains a word that is newer than the stated version.
        Systems of the stated version throw a TypeError at a word that is not in their list.
        Ask for the version that has the word, or use another word.
        AP-SES-VERSION-FIELD
        https://developer.apple.com/documentation/applepayontheweb/apple-pay-on-the-web-version-history
        -
        from couponCodeUpdate
        set /errors [{"code": "couponCodeInvalid"}]
        with --api-version 11
        finds /errors/0/code
        shows AP-SES-VERSION-FIELD
        from error
        set root {"code": "couponCodeExpired"}
        with --api-version 11
        finds /code
        shows AP-SES-VERSION-FIELD
        from error
        set root {"code": "couponCodeExpired"}
        with --api-version 3
        finds /code
        shows AP-SES-VERSION-FIELD
        from request
        set /lineItems/1/paymentTiming "automaticReload"
        with --api-version 13
        with --select version/word
        finds /lineItems/1/paymentTiming
        shows AP-SES-VERSION-FIELD
        from request
        set /lineItems/1/paymentTiming "automaticReload"
        with --api-version 12
        with --select version/word
        finds /lineItems/1/paymentTiming
        shows AP-SES-VERSION-FIELD
        right
        from error
        set root {"code": "unknown"}
        with --api-version 11
        from couponCodeUpdate
        set /errors [{"code": "couponCodeInvalid"}]
        with --api-version 12
        from couponCodeUpdate
        with --api-version 11
        from error
        set root {"code": "unknown"}
        with --api-version 3
        from request
        set /lineItems/1/paymentTiming "automaticReload"
        with --api-version 14
        with --select version/word
        from request
        set /lineItems/1/paymentTiming "automaticReload"
        with --api-version 11
        with --select version/word

        461
        version/system
        Newer than the oldest system
        warning
        compatible
        document
        2026.11
        The document uses a feature that came after the oldest system that must work.
        The feature has no Apple Pay version, so no version tells the page that it is missing. An older system ignores the member or refuses the request. The report's requirements name the first systems that have all of it.
        Leave the feature out on older systems, or require a newer one.
        -
        https://developer.apple.com/documentation/passkit/pkdeferredpaymentrequest
        Apple's pages about PassKit, which name the first systems of each feature.
        from deferred
        with --system ios16
        finds /deferredPaymentRequest
        from disbursement
        with --system macos14
        finds /merchantCapabilities/1
        right
        from deferred
        with --system ios16.4
        from recurring
        with --system ios16
        from shipping
        with --system ios16
        """##
}
