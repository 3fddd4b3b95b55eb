// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let registration = RuleCard.cards(registrationText)

    static let registrationText = ##"""
        352
        registration/domain-count
        Number of domains
        error
        correct
        document
        2026.11
        A registration names no domain or more than 99.
        Apple's server refuses the request. It accepts 1 to 99 names.
        Name 1 to 99 domains, and send the others in separate requests.
        AP-REG-DOMAINS
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest
        -
        from registration
        set /domainNames ["shop1.example","shop2.example","shop3.example","shop4.example","shop5.example","shop6.example","shop7.example","shop8.example","shop9.example","shop10.example","shop11.example","shop12.example","shop13.example","shop14.example","shop15.example","shop16.example","shop17.example","shop18.example","shop19.example","shop20.example","shop21.example","shop22.example","shop23.example","shop24.example","shop25.example","shop26.example","shop27.example","shop28.example","shop29.example","shop30.example","shop31.example","shop32.example","shop33.example","shop34.example","shop35.example","shop36.example","shop37.example","shop38.example","shop39.example","shop40.example","shop41.example","shop42.example","shop43.example","shop44.example","shop45.example","shop46.example","shop47.example","shop48.example","shop49.example","shop50.example","shop51.example","shop52.example","shop53.example","shop54.example","shop55.example","shop56.example","shop57.example","shop58.example","shop59.example","shop60.example","shop61.example","shop62.example","shop63.example","shop64.example","shop65.example","shop66.example","shop67.example","shop68.example","shop69.example","shop70.example","shop71.example","shop72.example","shop73.example","shop74.example","shop75.example","shop76.example","shop77.example","shop78.example","shop79.example","shop80.example","shop81.example","shop82.example","shop83.example","shop84.example","shop85.example","shop86.example","shop87.example","shop88.example","shop89.example","shop90.example","shop91.example","shop92.example","shop93.example","shop94.example","shop95.example","shop96.example","shop97.example","shop98.example","shop99.example","shop100.example"]
        finds /domainNames
        shows AP-REG-DOMAINS
        from registration
        set /domainNames []
        finds /domainNames
        shows AP-REG-DOMAINS
        right
        from registration
        set /domainNames ["shop1.example","shop2.example","shop3.example","shop4.example","shop5.example","shop6.example","shop7.example","shop8.example","shop9.example","shop10.example","shop11.example","shop12.example","shop13.example","shop14.example","shop15.example","shop16.example","shop17.example","shop18.example","shop19.example","shop20.example","shop21.example","shop22.example","shop23.example","shop24.example","shop25.example","shop26.example","shop27.example","shop28.example","shop29.example","shop30.example","shop31.example","shop32.example","shop33.example","shop34.example","shop35.example","shop36.example","shop37.example","shop38.example","shop39.example","shop40.example","shop41.example","shop42.example","shop43.example","shop44.example","shop45.example","shop46.example","shop47.example","shop48.example","shop49.example","shop50.example","shop51.example","shop52.example","shop53.example","shop54.example","shop55.example","shop56.example","shop57.example","shop58.example","shop59.example","shop60.example","shop61.example","shop62.example","shop63.example","shop64.example","shop65.example","shop66.example","shop67.example","shop68.example","shop69.example","shop70.example","shop71.example","shop72.example","shop73.example","shop74.example","shop75.example","shop76.example","shop77.example","shop78.example","shop79.example","shop80.example","shop81.example","shop82.example","shop83.example","shop84.example","shop85.example","shop86.example","shop87.example","shop88.example","shop89.example","shop90.example","shop91.example","shop92.example","shop93.example","shop94.example","shop95.example","shop96.example","shop97.example","shop98.example","shop99.example"]
        from registration
        set /domainNames ["shop1.example"]

        353
        registration/domain-repeated
        Repeated domain
        error
        correct
        document
        2026.11
        A domain appears twice in the list.
        Apple's server refuses the request, because it wants each name once.
        Keep one of them. Capital letters do not make another name.
        AP-REG-DOMAINS
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest
        -
        from registration
        set /domainNames/1 "paperpress.example"
        finds /domainNames/1
        shows AP-REG-DOMAINS
        from registration
        set /domainNames/1 "PaperPress.example"
        finds /domainNames/1
        shows AP-REG-DOMAINS
        from registration
        set /domainNames ["shop1.example","shop2.example","shop3.example","shop4.example","shop5.example","shop6.example","shop7.example","shop8.example","shop9.example","shop10.example","shop11.example","shop12.example","shop13.example","shop14.example","shop15.example","shop16.example","shop17.example","shop18.example","shop19.example","shop20.example","shop21.example","shop22.example","shop23.example","shop24.example","shop25.example","shop26.example","shop27.example","shop28.example","shop29.example","shop30.example","shop31.example","shop32.example","shop33.example","shop34.example","shop35.example","shop36.example","shop37.example","shop38.example","shop39.example","shop40.example","shop41.example","shop42.example","shop43.example","shop44.example","shop45.example","shop46.example","shop47.example","shop48.example","shop49.example","shop50.example","shop51.example","shop52.example","shop53.example","shop54.example","shop55.example","shop56.example","shop57.example","shop58.example","shop59.example","shop60.example","shop61.example","shop62.example","shop63.example","shop64.example","shop65.example","shop66.example","shop67.example","shop68.example","shop69.example","shop70.example","shop71.example","shop72.example","shop73.example","shop74.example","shop75.example","shop76.example","shop77.example","shop78.example","shop79.example","shop80.example","shop81.example","shop82.example","shop83.example","shop84.example","shop85.example","shop86.example","shop87.example","shop88.example","shop89.example","shop90.example","shop91.example","shop92.example","shop93.example","shop94.example","shop95.example","shop96.example","shop97.example","shop98.example","shop99.example"]
        set /domainNames/98 "shop1.example"
        finds /domainNames/98
        shows AP-REG-DOMAINS
        from unregistration
        set /domainNames ["shop.paperpress.example", "Shop.paperpress.example"]
        finds /domainNames/1
        right
        from registration
        set /domainNames/1 "paperpress.test"
        from registration
        set /domainNames/1 "paper-press.example"
        from registration
        set /domainNames ["shop1.example","shop2.example","shop3.example","shop4.example","shop5.example","shop6.example","shop7.example","shop8.example","shop9.example","shop10.example","shop11.example","shop12.example","shop13.example","shop14.example","shop15.example","shop16.example","shop17.example","shop18.example","shop19.example","shop20.example","shop21.example","shop22.example","shop23.example","shop24.example","shop25.example","shop26.example","shop27.example","shop28.example","shop29.example","shop30.example","shop31.example","shop32.example","shop33.example","shop34.example","shop35.example","shop36.example","shop37.example","shop38.example","shop39.example","shop40.example","shop41.example","shop42.example","shop43.example","shop44.example","shop45.example","shop46.example","shop47.example","shop48.example","shop49.example","shop50.example","shop51.example","shop52.example","shop53.example","shop54.example","shop55.example","shop56.example","shop57.example","shop58.example","shop59.example","shop60.example","shop61.example","shop62.example","shop63.example","shop64.example","shop65.example","shop66.example","shop67.example","shop68.example","shop69.example","shop70.example","shop71.example","shop72.example","shop73.example","shop74.example","shop75.example","shop76.example","shop77.example","shop78.example","shop79.example","shop80.example","shop81.example","shop82.example","shop83.example","shop84.example","shop85.example","shop86.example","shop87.example","shop88.example","shop89.example","shop90.example","shop91.example","shop92.example","shop93.example","shop94.example","shop95.example","shop96.example","shop97.example","shop98.example","shop99.example","shop100.example"]
        set /domainNames/99 "shop1.example"
        with --ignore registration/domain-count

        354
        registration/key
        Platform's key for a merchant
        error
        correct
        document
        2026.11
        The key of a platform's merchant is not 3 to 1024 characters, or has some that Apple forbids.
        Apple's server refuses the registration, and later each request for a merchant session under that key.
        Use 3 to 1024 letters, digits and the signs ~ - _ + & @ $ ! | , . ;
        AP-REG-ID
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest
        -
        from registration
        set /partnerInternalMerchantIdentifier "ab"
        finds /partnerInternalMerchantIdentifier
        shows AP-REG-ID
        from registration
        set /partnerInternalMerchantIdentifier "seller 31"
        finds /partnerInternalMerchantIdentifier
        shows AP-REG-ID
        from registration
        set /partnerInternalMerchantIdentifier "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /partnerInternalMerchantIdentifier
        shows AP-REG-ID
        from sessionRequest
        set /merchantIdentifier "seller/31"
        finds /merchantIdentifier
        from unregistration
        set /partnerInternalMerchantIdentifier "seller 31"
        finds /partnerInternalMerchantIdentifier
        right
        from registration
        set /partnerInternalMerchantIdentifier "a~b"
        from registration
        set /partnerInternalMerchantIdentifier "Az09~-_+&@$!|,.;"
        from registration
        set /partnerInternalMerchantIdentifier "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from sessionRequest
        set /merchantIdentifier "seller-31"

        355
        registration/text-long
        Long text in a registration
        error
        correct
        document
        2026.11
        The merchant's name or the reason has more than 1024 characters.
        Apple's server refuses the request.
        Use at most 1024 characters.
        -
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest
        Apple's pages about the Web Merchant Registration API, which have the limit.
        from registration
        set /partnerMerchantName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /partnerMerchantName
        from registration
        set /partnerMerchantName "紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙"
        finds /partnerMerchantName
        from unregistration
        set /reason "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /reason
        right
        from registration
        set /partnerMerchantName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from registration
        set /partnerMerchantName "紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙紙"
        """##
}
