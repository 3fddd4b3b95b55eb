// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let button = RuleCard.cards(buttonText)

    static let buttonText = ##"""
        9300
        button/device
        Button that the device does not support
        error
        correct
        document
        2026.11
        The app shows another button, or none, than the answers of the device ask for.
        A payment button on a device without a card opens a sheet that cannot pay. A new phone has no card, and its owner can set one up.
        Show no button if the device cannot pay, and the set-up button if it has no card.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
        Apple's Apple Pay Programming Guide, and its pages about PassKit.
        from appButton
        set /canPay "no"
        finds root
        from appButton
        set /card "no"
        finds root
        from appButton
        set /shows "hide"
        finds root
        right
        from appButton
        from appButton
        set /canPay "no"
        set /card "no"
        set /shows "hide"

        9301
        button/japan
        Button in Japan before iOS 10.1
        error
        correct
        document
        2026.11
        A shop in Japan shows the button on systems before iOS 10.1, or does not test for them.
        Payments in Japan need iOS 10.1. Earlier systems show the button, but the payment fails.
        Test for iOS 10.1, and offer another way to pay on earlier systems.
        -
        -
        A shop's report about Apple Pay in Japan.
        from appButton
        set /country "JP"
        set /system "ios10.0"
        finds root
        from webButton
        set /country "JP"
        finds root
        right
        from appButton
        set /country "JP"
        set /system "ios10.1"
        from appButton
        set /country "US"
        set /system "ios10.0"

        9302
        button/release
        Button or label from a later release
        warning
        correct
        document
        2026.11
        The system is older than the button or its label.
        The app cannot show a button or a label that the system does not have.
        Use a label that the system has, or require the later release.
        -
        https://developer.apple.com/documentation/passkit/pkpaymentbuttontype
        Apple's pages about PassKit, which have the first system of each type of button.
        from appButton
        set /system "ios10.2"
        set /label "tip"
        finds root
        from appButton
        set /system "ios8.2"
        finds root
        right
        from appButton
        set /system "ios14"
        set /label "tip"
        from appButton
        set /system "ios8.3"

        9303
        button/label
        Label that does not fit the payment
        warning
        correct
        document
        2026.11
        The label says something else than the payment does.
        Shoppers expect what the label says. The label setUp is for shoppers without a card.
        Use the label for the purpose, such as subscribe for a recurring payment.
        -
        -
        A rule of paysheet's own: it follows from the meaning of the labels.
        from appButton
        set /label "donate"
        finds root
        from appButton
        set /label "setUp"
        finds root
        right
        from appButton
        set /label "donate"
        set /for "donation"
        from appButton
        set /label "buy"

        9304
        button/returning
        Return from the set-up of a card
        info
        correct
        document
        2026.11
        The app shows the set-up button, and must decide again when the shopper returns from the set-up.
        Views get no event when the shopper returns, and a button cannot change its label. The app would offer the set-up again.
        Decide again when the app becomes active, and create a new button.
        -
        -
        A shop's report about Apple Pay in Japan.
        from appButton
        set /card "no"
        set /shows "setUp"
        finds root
        from appButton
        set /card "no"
        set /shows "setUp"
        set /system "ios16"
        finds root
        right
        from appButton
        from webButton
        set /web "paymentCredentialsUnavailable"

        9305
        button/networks
        Networks that the request does not have
        warning
        correct
        document
        2026.11
        The app asks the device about other networks than its request has.
        Shoppers with a card of a forgotten network see the set-up button. For a network too many, the sheet has no card.
        Ask the device about the networks of the request.
        -
        -
        A rule of paysheet's own: it follows from the Apple Pay Programming Guide.
        from appButton
        set /networks ["visa"]
        set /requestNetworks ["visa", "masterCard"]
        finds root
        from appButton
        set /networks ["visa", "amex"]
        set /requestNetworks ["visa"]
        finds root
        right
        from appButton
        set /networks ["visa", "masterCard"]
        set /requestNetworks ["masterCard", "visa"]
        from appButton
        set /networks ["visa"]

        9306
        button/official
        Button that is not from the system
        warning
        correct
        document
        2026.11
        The page imitates the button with a picture, or opens Wallet by an address.
        Apple's guidelines ask for the button of the system. No documentation has the address of Wallet.
        Use <apple-pay-button>, or the CSS of the button.
        AP-HIG-BUTTON
        https://developer.apple.com/design/human-interface-guidelines/apple-pay
        -
        from page.html
        replace "<apple-pay-button" with "<button><img src=\"apple-pay.png\"></button>\n<apple-pay-button"
        finds root
        from page.html
        replace "<apple-pay-button" with "<a href=\"shoebox://\">Wallet</a>\n<apple-pay-button"
        finds root
        severity error
        right
        from page.html
        from page.html
        replace "<apple-pay-button" with "<img src=\"apple-pie.png\">\n<apple-pay-button"

        9307
        button/web-status
        Button that the browser does not support
        warning
        correct
        document
        2026.11
        The page does not show what the status of the browser asks for, or compares with an unknown status.
        The page shows a button that does not work, or shoppers with a card do not see one.
        Show the button for each status but applePayUnsupported.
        -
        https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus
        Apple's page about the status, which lists all of them.
        from webButton
        set /web "applePayUnsupported"
        finds root
        from webButton
        set /shows "hide"
        finds root
        from page.html
        replace "</head>" with "<script>if (status == 'paymentCredentialStatusAvailable') show()</script>\n</head>"
        finds root
        from page.html
        replace "</head>" with "<script>if (answer.paymentCredentialStatus == 'applePayUnsuported') hide()</script>\n</head>"
        finds root
        right
        from webButton
        from webButton
        set /web "paymentCredentialsUnavailable"
        from page.html
        replace "</head>" with "<script>if (status == 'paymentCredentialsAvailable') show()</script>\n</head>"

        9308
        button/active-card
        Deprecated question about a card
        warning
        correct
        document
        2026.11
        The page calls canMakePaymentsWithActiveCard, which is deprecated. With the name of a network, it is an error.
        Outside of Safari, the answer is always true. On a Mac, it is true for each text that is not a merchant identifier.
        Call applePayCapabilities with the merchant identifier.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        Apple's page about applePayCapabilities, and two threads of Apple's developer forums.
        from page.html
        replace "</head>" with "<script>ApplePaySession.canMakePaymentsWithActiveCard('merchant.com.example')</script>\n</head>"
        finds root
        from page.html
        replace "</head>" with "<script>ApplePaySession.canMakePaymentsWithActiveCard('visa')</script>\n</head>"
        finds root
        severity error
        right
        from page.html
        replace "</head>" with "<script>ApplePaySession.applePayCapabilities('merchant.com.example')</script>\n</head>"
        from page.html

        9309
        button/markup
        Markup that the button ignores
        error
        correct
        document
        2026.11
        An element of Apple Pay, its CSS or the page's policy has a text that it does not take.
        The browser ignores it, and shows the usual element or none.
        Write a word of the documentation.
        -
        https://developer.apple.com/documentation/applepayontheweb/applepaybutton
        Apple's pages about the button and its types. Other values count as mistakes.
        from page.html
        replace "type=\"buy\"" with "type=\"topup\""
        finds root
        from page.html
        replace "buttonstyle" with "button-style"
        finds root
        from page.html
        replace "150px" with "50px"
        finds root
        severity warning
        from page.html
        replace "150px" with "120px"
        finds root
        severity warning
        from page.html
        replace "150px" with "150"
        finds root
        from page.html
        replace "<apple-pay-button" with "<apple-pay-merchandising amount=\"199.00\" currency=\"USD\"></apple-pay-merchandising>\n<apple-pay-button"
        finds root
        from page.html
        replace "<head>" with "<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'\">"
        finds root
        shows PF-063
        from page.html
        replace "<head>" with "<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"script-src https://cedar.example\">"
        finds root
        shows PF-063
        right
        from page.html
        replace "150px" with "120px"
        replace "type=\"buy\"" with "type=\"plain\""
        from page.html
        replace "type=\"buy\"" with "type=\"top-up\""
        from page.html
        replace "en-US" with "ja-JP"
        from page.html
        replace "apple-pay-sdk.js" with "apple-pay-sdk.js?components=apple-pay-button,apple-pay-merchandising"
        replace "<apple-pay-button" with "<apple-pay-merchandising amount=\"199.00\" currency=\"USD\"></apple-pay-merchandising>\n<apple-pay-button"
        from page.html
        replace "<head>" with "<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' https://applepay.cdn-apple.com\">"
        from page.html
        replace "<head>" with "<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"script-src https:\">"

        9310
        button/tap-to-pay
        Tap to Pay that the device, the system or the app does not have
        error
        correct
        document
        2026.11
        The app shows the button for Tap to Pay where it cannot work, or hides it where it can.
        Tap to Pay needs iPhone XS or later, iOS 15.4, and an entitlement from Apple. Without one of them, the reader does not start.
        Show the button only if all three are there, and ask `PaymentCardReader.isSupported` on the phone.
        -
        https://developer.apple.com/documentation/proximityreader/setting-up-the-entitlement-for-tap-to-pay-on-iphone
        Apple's announcement of Tap to Pay on iPhone, and its page about the entitlement.
        from tapToPay
        set /entitlement "no"
        finds root
        from tapToPay
        set /device "iPhone X"
        finds root
        from tapToPay
        set /system "ios15.3"
        finds root
        right
        from tapToPay
        set /entitlement "no"
        set /shows "hide"
        from tapToPay
        set /device "iPhone XR"
        from tapToPay
        set /system "ios15.4"
        """##
}
