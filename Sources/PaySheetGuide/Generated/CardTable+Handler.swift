// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let handler = RuleCard.cards(handlerText)

    static let handlerText = ##"""
        537
        handler/await
        Await in a function that is not async
        error
        correct
        document
        2026.11
        A function with await is not async.
        The browser throws a SyntaxError, and nothing of the script runs.
        Write async before the function.
        PF-015
        https://developer.mozilla.org/docs/Web/JavaScript/Reference/Operators/await
        -
        from shop.js
        replace "session.onvalidatemerchant = async (event)" with "session.onvalidatemerchant = (event)"
        finds root
        shows PF-015
        from shop.js
        replace "session.onpaymentauthorized = async (event)" with "session.onpaymentauthorized = (event)"
        finds root
        shows PF-015
        right
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = async () => { await unlockForm(); };"
        from shop.js
        replace "const button =" with "var await = false;\nconst button ="
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => afterClose(async () => { await saveCart(); });"

        538
        handler/event-member
        Member that the event does not have
        warning
        correct
        document
        2026.11
        A handler reads a member that the event does not have.
        The value is undefined. A member of it throws a TypeError, and the handler does not answer.
        Read event.validationURL, event.payment.token, or the member that the event has.
        PF-043
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent
        -
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify(event.token)"
        finds root
        shows PF-043
        from shop.js
        replace "event.validationURL" with "event.validationUrl"
        finds root
        shows PF-043
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify(event.payment.transaction.id)"
        finds root
        severity error
        shows PF-043
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify([event.payment, event.billingContact])"
        finds root
        shows PF-043
        right
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify([event.payment.token, event.payment.billingContact])"
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify([event.payment, event.timeStamp])"
        from shop.js
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify((event.originalEvent ?? event).payment.token)"
        from shop.js
        replace "onpaymentauthorized = async (event)" with "onpaymentauthorized = async ({ payment })"
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify(payment.token)"

        539
        handler/late
        Handler that is set too late
        warning
        correct
        document
        2026.11
        The page sets a handler after begin and after something that it waits for.
        The sheet can send the event before that. The event is lost, and the sheet waits until its time is over.
        Set all handlers before begin.
        PF-006
        https://developer.apple.com/documentation/applepayontheweb/creating-an-apple-pay-session
        -
        from shop.js
        replace "function pay()" with "async function pay()"
        replace "session.begin();" with "session.begin();\n  await saveCart();\n  session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: request.total });"
        finds root
        shows PF-006
        from shop.js
        replace "session.begin();" with "session.begin();\n  fetch(\"/cart\").then(() => {\n    session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: request.total });\n  });"
        finds root
        shows PF-006
        right
        from shop.js
        replace "session.begin();" with "session.begin();\n  session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: request.total });"
        from shop.js
        replace "function pay()" with "async function pay()"
        replace "session.begin();" with "session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ newTotal: request.total });\n  session.begin();\n  await saveCart();"

        540
        handler/name
        Handler that Safari does not know
        error
        correct
        document
        2026.11
        The page sets a handler, or listens to an event, that a session does not have.
        Safari does not call it, and nothing says so.
        Write the name as Apple does: in lower case, with on for a property, and without on in addEventListener.
        PF-017
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from shop.js
        replace "session.oncancel =" with "session.onCancel ="
        finds root
        shows PF-017
        from shop.js
        replace "session.onpaymentauthorized =" with "session.onpaymentauthorised ="
        finds root
        shows PF-017
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.addEventListener(\"oncancel\", () => unlockForm());"
        finds root
        shows PF-017
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  session.onerror = (error) => report(error);"
        finds root
        severity warning
        shows PF-017
        right
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.addEventListener(\"cancel\", () => unlockForm());"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  widget.onValidateMerchant = validate;"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  session.order = order;"

        541
        handler/result
        Result of a call as a handler
        error
        correct
        document
        2026.11
        A handler is the result of a function that returns no function.
        The function runs at once, without the event. The session has no handler.
        Assign the function itself, or an arrow function that calls it.
        PF-016
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = unlockForm();\n  function unlockForm() { button.disabled = false; }"
        finds root
        shows PF-016
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = unlockForm();\n  async function unlockForm() { return () => {}; }"
        finds root
        shows PF-016
        right
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = unlockForm();"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = unlockForm.bind(null, button);\n  function unlockForm(form) { form.disabled = false; }"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = unlocking(button);\n  function unlocking(form) { return () => { form.disabled = false; }; }"
        """##
}
