// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let answer = RuleCard.cards(answerText)

    static let answerText = ##"""
        530
        answer/after-end
        Answer after the end
        error
        correct
        document
        2026.11
        The page answers or aborts a session that has ended.
        Safari throws an InvalidAccessError, because cancel and the result of the payment end the session.
        Only clean up your page in the handler of cancel and after completePayment.
        PF-034
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/oncancel
        -
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => session.abort();"
        finds root
        shows PF-034
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => session.completePayment({ status: ApplePaySession.STATUS_FAILURE });"
        finds root
        shows PF-034
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status });\n    session.abort();"
        finds root
        shows PF-034
        from plainFlow
        set /calls [{"call":"completePayment","by":"page","state":"Canceled","threw":"InvalidAccessError: The object does not support the operation or argument."}]
        finds /calls/0
        from w3cFlow
        set /calls [{"call":"cancel","by":"sheet"},{"call":"PaymentRequest.abort","by":"page","threw":"InvalidStateError: The object is in an invalid state."}]
        finds /calls/1
        right
        from shop.js
        replace "session.completePayment({ status });" with "session.abort();"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => { isClosed = true; };"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  window.addEventListener(\"pagehide\", () => { try { session.abort(); } catch {} });"
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status });\n    unlockForm();"

        531
        answer/bare-total
        Total in place of an update
        error
        correct
        document
        2026.11
        The only argument of a complete method is the total itself.
        Safari looks for newTotal in it, throws a TypeError, and the sheet waits until its time is over.
        Pass an object: { newTotal: total }.
        PF-038
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completepaymentmethodselection
        -
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(request.total);"
        finds root
        shows PF-038
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  session.onpaymentmethodselected = () => session.completePaymentMethodSelection({ label: \"Cedar Outdoor\", amount: \"38.06\" });"
        finds root
        shows PF-038
        right
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  session.onpaymentmethodselected = () => session.completePaymentMethodSelection(request.total, []);"
        from shop.js
        replace "session.completeShippingContactSelection({ newTotal: request.total });" with "session.completeShippingContactSelection(update);"
        from w3cShop.js
        replace "event.updateWith(newDetails(request.shippingAddress))" with "event.updateWith({})"

        532
        answer/complete-missing
        Payment response without a result
        error
        correct
        document
        2026.11
        A path of the code after show does not call complete.
        The sheet stays open until its time is over, although the shop may have charged the shopper.
        Call response.complete on each path, also after an error.
        PF-051
        https://www.w3.org/TR/payment-request/#complete-method
        -
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "showResult(isPaid);"
        finds root
        shows PF-051
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "if (!isPaid) return showResult(isPaid);\n  await response.complete(isPaid ? \"success\" : \"fail\");"
        finds root
        severity warning
        shows PF-051
        from w3cShop.js
        replace "send(response.details).catch(() => false);\n  await response.complete(isPaid ? \"success\" : \"fail\");" with "send(response.details);\n  if (isPaid) await response.complete(\"success\");\n  else showResult(isPaid);"
        finds root
        severity warning
        shows PF-051
        right
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "finish(response, isPaid);"
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "if (!isPaid) await response.retry();\n  await response.complete(isPaid ? \"success\" : \"fail\");"
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "if (isPaid) await response.complete(\"success\");\n  else await response.complete(\"fail\");"

        533
        answer/not-called
        Promise that is never settled
        warning
        correct
        document
        2026.11
        A statement names resolve or reject, and does not call it.
        The promise is never settled on this path, so the sheet gets no answer.
        Call the function: reject(new Error(…)).
        PF-026
        https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise/Promise
        -
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const isOpen = await new Promise((resolve, reject) => { if (answer.ok) resolve(true); else reject; });\n      if (isOpen) session.completeMerchantValidation(await answer.json());"
        finds root
        shows PF-026
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => new Promise((resolve, reject) => (button.disabled ? resolve() : reject));"
        finds root
        shows PF-026
        right
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => new Promise((resolve) => setTimeout(resolve, 100));"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => new Promise((resolve, reject) => { const reader = new FileReader(); reader.onload = resolve; reader.onerror = reject; });"

        534
        answer/success-early
        Success that the page does not know
        warning
        correct
        document
        2026.11
        The page reports success before it has an answer of the server, or after an error.
        The shopper sees that the payment is done, but your shop may have no payment.
        Send the payment, wait for the answer of your server, and report what it says.
        PF-035
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completepayment
        -
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "session.completePayment({ status: ApplePaySession.STATUS_SUCCESS });"
        replace "      if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;\n" with ""
        replace "    session.completePayment({ status });\n" with ""
        finds root
        shows PF-035
        from shop.js
        replace "showMessage(\"The payment failed.\");" with "status = ApplePaySession.STATUS_SUCCESS;"
        finds root
        shows PF-035
        from shop.js
        replace "onpaymentauthorized = async (event)" with "onpaymentauthorized = async ()"
        replace "JSON.stringify(event.payment.token)" with "JSON.stringify(request)"
        finds root
        shows PF-035
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "let status = ApplePaySession.STATUS_SUCCESS;"
        replace "const answer = await fetch(\"/pay\"" with "fetch(\"/pay\""
        replace "      if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;\n" with ""
        finds root
        shows PF-035
        right
        from shop.js
        replace "if (answer.ok) status" with "if ((await answer.json()).isPaid) status"
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "let status = ApplePaySession.STATUS_SUCCESS;"
        replace "      if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;\n" with "      if (!answer.ok) status = ApplePaySession.STATUS_FAILURE;\n"
        replace "showMessage(\"The payment failed.\");" with "status = ApplePaySession.STATUS_FAILURE;"
        from shop.js
        replace "session.completePayment({ status });" with "await finish(session, event.payment, status);"

        535
        answer/twice
        Second answer
        error
        correct
        document
        2026.11
        One path of the code answers the sheet twice.
        Safari throws an exception at the second answer. In a catch, it hides the first error.
        Answer once on each path: return after the answer, or answer behind the try statement.
        PF-025 PF-031 PF-058
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completepayment
        -
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const merchantSession = await answer.json();\n      session.completeMerchantValidation(merchantSession);\n      session.completeMerchantValidation(merchantSession);"
        finds root
        shows PF-025
        from shop.js
        replace "session.completePayment({ status });" with "if (!status) session.completePayment({ status: 0 });\n    session.completePayment({ status });"
        finds root
        shows PF-031
        from shop.js
        replace "showMessage(\"The payment failed.\");" with "session.completePayment({ status });"
        finds root
        shows PF-031
        from shop.js
        replace "if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;" with "if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;\n      session.completePayment({ status });\n      await fetch(\"/receipt\");"
        replace "showMessage(\"The payment failed.\");\n    }\n    session.completePayment({ status });" with "session.completePayment({ status });\n    }"
        finds root
        severity warning
        shows PF-031
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "if (!isPaid) await response.complete(\"fail\");\n  await response.complete(\"success\");"
        finds root
        shows PF-058
        from plainFlow
        set /calls [{"call":"paymentauthorized","by":"sheet"},{"call":"completePayment","by":"page","state":"Authorized"},{"call":"completePayment","by":"page","state":"Completed","threw":"InvalidAccessError: The object does not support the operation or argument."}]
        finds /calls/2
        from w3cFlow
        set /calls [{"call":"shippingaddresschange","by":"sheet"},{"call":"PaymentRequestUpdateEvent.updateWith","by":"page"},{"call":"PaymentRequestUpdateEvent.updateWith","by":"page","threw":"InvalidStateError: The object is in an invalid state."}]
        finds /calls/2
        right
        from shop.js
        replace "session.completePayment({ status });" with "if (!status) return session.completePayment({ status: 0 });\n    session.completePayment({ status });"
        from shop.js
        replace "session.completePayment({ status });" with "if (!status) session.completePayment({ status: 0 });\n    else session.completePayment({ status });"
        from shop.js
        replace "showMessage(\"The payment failed.\");" with "return session.completePayment({ status });"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => unlockForm();\n  let isDone = false;\n  function finish(status) {\n    if (isDone) return;\n    isDone = true;\n    session.completePayment({ status });\n  }"
        replace "showMessage(\"The payment failed.\");" with "finish(status);"
        replace "    }\n    session.completePayment({ status });" with "    }\n    finish(status);"
        from shop.js
        replace "if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;" with "if (answer.ok) status = ApplePaySession.STATUS_SUCCESS;\n      session.completePayment({ status });"
        replace "showMessage(\"The payment failed.\");\n    }\n    session.completePayment({ status });" with "session.completePayment({ status });\n    }"
        from shop.js
        replace "session.completePayment({ status });" with "if (isGift) session.completePayment({ status: 0 });\n    if (!isGift) session.completePayment({ status });"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(await answer.json());\n      showMessage(\"Ready\");"
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "if (!isPaid) return response.complete(\"fail\");\n  await response.complete(\"success\");"

        536
        answer/update-late
        Late call of updateWith
        error
        correct
        document
        2026.11
        A handler calls updateWith only after it has waited for something.
        The browser throws an InvalidStateError, and the sheet keeps the old details.
        Call updateWith at once with a promise of the details.
        PF-053
        https://www.w3.org/TR/payment-request/#updatewith-method
        -
        from w3cShop.js
        replace "(event) => event.updateWith(newDetails(request.shippingAddress));" with "async (event) => event.updateWith(await newDetails(request.shippingAddress));"
        finds root
        shows PF-053
        from w3cShop.js
        replace "(event) => event.updateWith(newDetails(request.shippingAddress));" with "(event) => newDetails(request.shippingAddress).then((changed) => event.updateWith(changed));"
        finds root
        shows PF-053
        from w3cShop.js
        replace "(event) => event.updateWith(newDetails(request.shippingAddress));" with "async (event) => {\n    const changed = await newDetails(request.shippingAddress);\n    event.updateWith(changed);\n  };"
        finds root
        shows PF-053
        from w3cFlow
        set /calls [{"call":"shippingaddresschange","by":"sheet"},{"call":"PaymentRequestUpdateEvent.updateWith","by":"page","threw":"InvalidStateError: The object is in an invalid state."}]
        finds /calls/1
        right
        from w3cShop.js
        replace "(event) => event.updateWith(newDetails(request.shippingAddress));" with "(event) => event.updateWith(fetch(\"/price\").then((answer) => answer.json()));"
        from w3cShop.js
        replace "(event) => event.updateWith(newDetails(request.shippingAddress));" with "async (event) => {\n    event.updateWith(newDetails(request.shippingAddress));\n    await saveCart();\n  };"
        """##
}
