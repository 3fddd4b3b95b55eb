// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let text = RuleCard.cards(textText)

    static let textText = ##"""
        418
        text/damaged
        Damaged text
        warning
        correct
        document
        2026.11
        A text for the shopper has an HTML entity, or letters that a program read in a wrong encoding.
        The sheet shows the text as it is: "&amp;" stays "&amp;", and "Café" appears as "CafÃ©". A shop system escapes names for its pages. A database connection without UTF-8 garbles them, and so does `atob()`, whose result is bytes and not text.
        Send the plain text in UTF-8, without escapes for HTML. Decode the result of `atob()` with `TextDecoder`.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem/label
        A rule of paysheet's own: it knows the marks of HTML entities and of wrong encodings.
        from request
        set /lineItems/0/label "Tom &amp; Jerry"
        finds /lineItems/0/label
        from request
        set /lineItems/0/label "CafÃ© au Lait"
        finds /lineItems/0/label
        from request
        set /total/label "BÃ¤ckerei MÃ¼ller"
        finds /total/label
        from shipping
        set /shippingMethods/0/detail "Chez vous dÃ¨s demain"
        finds /shippingMethods/0/detail
        from recurring
        set /recurringPaymentRequest/paymentDescription "Children&#39;s Books"
        finds /recurringPaymentRequest/paymentDescription
        from w3c
        set /details/displayItems/0/label "Donâ€™t Panic"
        finds /details/displayItems/0/label
        from session
        set /displayName "CafÃ© Lumi\u00c3\u00a8re"
        finds /displayName
        right
        from request
        set /lineItems/0/label "Tom & Jerry"
        from request
        set /lineItems/0/label "Café au Lait"
        from request
        set /lineItems/0/label "R&B; Live"
        from request
        set /total/label "NESCAFÉ®"
        from session
        set /displayName "Café Lumière"
        from shipping
        set /shippingMethods/0/detail "À votre « café » dès demain"
        """##
}
