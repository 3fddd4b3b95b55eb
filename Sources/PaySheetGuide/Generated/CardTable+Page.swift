// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let page = RuleCard.cards(pageText)

    static let pageText = ##"""
        544
        page/always-true
        Condition that is always true
        error
        correct
        document
        2026.11
        A condition is a method that the page does not call, or the promise of its answer.
        Functions and promises are true, so the button also appears on devices that cannot pay.
        Call the method, and await its promise.
        PF-010 PF-056
        https://developer.apple.com/documentation/applepayontheweb/checking-for-apple-pay-availability
        -
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.canMakePayments"
        finds root
        shows PF-010
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession && ApplePaySession.canMakePayments"
        finds root
        shows PF-010
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "ApplePaySession.applePayCapabilities(\"merchant.example.cedar\")"
        finds root
        shows PF-010
        from w3cShop.js
        replace "const response = await request.show();" with "if (!request.canMakePayment) return;\n  const response = await request.show();"
        finds root
        shows PF-056
        from w3cShop.js
        replace "const response = await request.show();" with "if (!request.canMakePayment()) return;\n  const response = await request.show();"
        finds root
        shows PF-056
        right
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "typeof ApplePaySession.canMakePayments === \"function\""
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.supportsVersion && ApplePaySession.supportsVersion(14)"
        from shop.js
        replace "if (window.ApplePaySession?.canMakePayments())" with "const supports = window.ApplePaySession && ApplePaySession.supportsVersion;\nif (supports)"
        from w3cShop.js
        replace "const response = await request.show();" with "if (!(await request.canMakePayment())) return;\n  const response = await request.show();"
        from w3cShop.js
        replace "const response = await request.show();" with "if (request.canMakePayment && !(await request.canMakePayment())) return;\n  const response = await request.show();"

        545
        page/argument-missing
        Question without an argument
        error
        correct
        document
        2026.11
        The page calls a method of ApplePaySession without the argument that it needs.
        Safari throws a TypeError, or rejects the promise, with Not enough arguments.
        Pass the version or your merchant identifier.
        PF-011
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.supportsVersion()"
        finds root
        shows PF-011
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  setupButton.onclick = () => ApplePaySession.openPaymentSetup();"
        finds root
        shows PF-011
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  ApplePaySession.canMakePaymentsWithActiveCard().then(showCards);"
        finds root
        shows PF-011
        right
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.supportsVersion(14)"
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.canMakePayments(\"merchant.example.cedar\")"
        from shop.js
        replace "window.ApplePaySession?.canMakePayments()" with "window.ApplePaySession?.supportsVersion(...versions)"

        546
        page/begin-missing
        Session that never begins
        warning
        correct
        document
        2026.11
        The page creates a session and does not call begin.
        The sheet does not open, and Safari throws nothing.
        Call begin in the function that creates the session, after you have set the handlers.
        PF-003
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/begin
        -
        from shop.js
        replace "session.begin();" with "showSpinner();"
        finds root
        shows PF-003
        from shop.js
        replace "session.begin();" with "session.begin;"
        finds root
        shows PF-003
        right
        from shop.js
        replace "session.begin();" with "queueMicrotask(() => session.begin());"
        from shop.js
        replace "session.begin();" with "return session;"
        from shop.js
        replace "session.begin();" with "openSheet(session);"

        547
        page/begin-twice
        Session that begins twice
        error
        correct
        document
        2026.11
        The page calls begin twice for one session.
        The second call throws an InvalidAccessError, also after the sheet has closed. A listener that begins a session of the function around it works for the first click only.
        Create a new session for each click.
        PF-004
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/begin
        -
        from shop.js
        replace "session.begin();" with "session.begin();\n  session.begin();"
        finds root
        shows PF-004
        from shop.js
        replace "session.begin();" with "session.begin();\n  if (isRetry) session.begin();"
        finds root
        shows PF-004
        from shop.js
        replace "session.begin();" with "confirmButton.addEventListener(\"click\", () => session.begin());"
        finds root
        severity warning
        shows PF-004
        from plainFlow
        set /calls [{"call":"begin","by":"page","state":"Completed","threw":"InvalidAccessError: Payment session is already active."}]
        finds /calls/0
        right
        from shop.js
        replace "session.begin();" with "if (isRetry) session.begin();\n  else session.begin();"
        from shop.js
        replace "session.begin();" with "confirmButton.addEventListener(\"click\", () => session.begin(), { once: true });"
        from shop.js
        replace "session.begin();" with "if (isRetry) return session.begin();\n  session.begin();"

        548
        page/receiver
        Method of the class or of the session
        error
        correct
        document
        2026.11
        The page calls a method of a session on the class, or a method of the class on a session.
        Safari throws a TypeError, because the object does not have the method.
        Call the complete methods, begin and abort on the session, and the others on ApplePaySession.
        PF-018
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from shop.js
        replace "session.completePayment({ status });" with "ApplePaySession.completePayment({ status });"
        finds root
        shows PF-018
        from shop.js
        replace "session.abort();" with "ApplePaySession.abort();"
        finds root
        shows PF-018
        from shop.js
        replace "session.begin();" with "if (session.canMakePayments()) session.begin();"
        finds root
        shows PF-018
        right
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "let status = session.STATUS_FAILURE;"
        from shop.js
        replace "session.completePayment({ status });" with "applePaySession.completePayment({ status });"

        549
        page/show-twice
        Payment request that is shown twice
        error
        correct
        document
        2026.11
        The page calls show twice for one PaymentRequest.
        The browser rejects the second call with an InvalidStateError. A request that the shopper has closed stays closed.
        Create a new PaymentRequest for each click.
        PF-057
        https://www.w3.org/TR/payment-request/#show-method
        -
        from w3cShop.js
        replace "const response = await request.show();" with "await request.show();\n  const response = await request.show();"
        finds root
        shows PF-057
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {\n  const request = new PaymentRequest(methods, details, { requestShipping: true });\n" with "const request = new PaymentRequest(methods, details, { requestShipping: true });\nbutton.addEventListener(\"click\", async () => {\n"
        finds root
        severity warning
        shows PF-057
        from w3cFlow
        set /calls [{"call":"PaymentRequest.show","by":"page","threw":"InvalidStateError: The object is in an invalid state."}]
        finds /calls/0
        right
        from w3cShop.js
        replace "const response = await request.show();" with "const response = isGift ? await request.show() : await request.show(details);"
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {\n  const request = new PaymentRequest(methods, details, { requestShipping: true });\n" with "const request = new PaymentRequest(methods, details, { requestShipping: true });\nbutton.addEventListener(\"click\", async () => {\n"
        replace "await response.complete(isPaid ? \"success\" : \"fail\");\n});" with "await response.complete(isPaid ? \"success\" : \"fail\");\n}, { once: true });"

        550
        page/show-without-gesture
        Payment request without a gesture
        error
        correct
        document
        2026.11
        The page calls show while it loads, and not after an action of the shopper.
        The browser rejects the promise with a SecurityError, and no sheet opens.
        Call show in the listener of the button.
        PF-050
        https://www.w3.org/TR/payment-request/#show-method
        -
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {" with "window.addEventListener(\"load\", async () => {"
        finds root
        shows PF-050
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {" with "document.addEventListener(\"DOMContentLoaded\", async () => {"
        finds root
        shows PF-050
        right
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {" with "button.addEventListener(\"touchend\", async () => {"
        from w3cShop.js
        replace "const response = await request.show();" with "await saveCart();\n  const response = await request.show();"
        from w3cShop.js
        replace "button.addEventListener(\"click\", async () => {" with "addEventListener(\"message\", async () => {"

        558
        page/frame-payment
        Frame that may not pay
        warning
        correct
        document
        2026.11
        A frame with a payment page of another origin does not allow payments.
        Safari throws a SecurityError in the frame. It does not read allowpaymentrequest.
        Write allow="payment" at the frame.
        PF-060
        -
        -
        from shop.html
        replace " allow=\"payment\"" with ""
        finds root
        shows PF-060
        from shop.html
        replace "allow=\"payment\"" with "allowpaymentrequest"
        finds root
        shows PF-060
        from shop.html
        replace "allow=\"payment\"" with "allow=\"fullscreen\" allowpaymentrequest"
        finds root
        shows PF-060
        right
        from shop.html
        replace "allow=\"payment\"" with "allow=\"fullscreen; payment *\""
        from shop.html
        replace "src=\"https://checkout.cedar.example/pay\" allow=\"payment\"" with "src=\"/pay\""
        from shop.html
        replace " allow=\"payment\"" with ""
        replace "<script>" with "<script>\n    document.querySelector(\"iframe\").allow = \"payment\";"
        from shop.html
        replace "src=\"https://checkout.cedar.example/pay\" allow=\"payment\"" with "src=\"https://video.cedar.example/tents\""
        """##
}
