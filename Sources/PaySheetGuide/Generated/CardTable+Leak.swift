// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let leak = RuleCard.cards(leakText)

    static let leakText = ##"""
        542
        leak/address
        Token in an address
        warning
        correct
        document
        2026.11
        The address of a request or page contains the payment token.
        Servers, proxies and browsers keep addresses in logs and histories.
        Send the token in the body of a POST request.
        PF-070
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
        -
        from shop.js
        replace "fetch(\"/pay\", { method: \"POST\", body: JSON.stringify(event.payment.token) })" with "fetch(\"/pay?token=\" + encodeURIComponent(JSON.stringify(event.payment.token)))"
        finds root
        shows PF-070
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status });\n    location.href = `/thanks?token=${JSON.stringify(event.payment.token)}`;"
        finds root
        shows PF-070
        right
        from shop.js
        replace "fetch(\"/pay\", { method: \"POST\", body: JSON.stringify(event.payment.token) })" with "fetch(\"/pay?id=\" + event.payment.token.transactionIdentifier, { method: \"POST\", body: JSON.stringify(event.payment.token) })"
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "fetch(\"/session?url=\" + encodeURIComponent(event.validationURL))"
        from shop.js
        replace "session.completePayment({ status });" with "session.completePayment({ status });\n    location.href = \"/thanks\";"

        543
        leak/log
        Token in a log
        warning
        correct
        document
        2026.11
        The code logs the payment, its token or the decrypted data of the card.
        Consoles and monitoring services keep personal data and a token that can pay.
        Log the identifier of your order, or the network of the card.
        PF-071 PF-095
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
        -
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "console.log(event.payment.token);\n    let status = ApplePaySession.STATUS_FAILURE;"
        finds root
        shows PF-071
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "console.log(\"paid\", JSON.stringify(event.payment));\n    let status = ApplePaySession.STATUS_FAILURE;"
        finds root
        shows PF-071
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "console.log(event);\n    let status = ApplePaySession.STATUS_FAILURE;"
        finds root
        severity info
        shows PF-071
        from w3cShop.js
        replace "await response.complete(isPaid ? \"success\" : \"fail\");" with "console.log(response.details);\n  await response.complete(isPaid ? \"success\" : \"fail\");"
        finds root
        shows PF-071
        from server.js
        replace "const charge = await provider.charge({ amount: order.amount, token: req.body.token });" with "console.log(req.body.token);\n  const charge = await provider.charge({ amount: order.amount, token: req.body.token });"
        finds root
        shows PF-095
        from server.js
        replace "const charge = await provider.charge({ amount: order.amount, token: req.body.token });" with "const card = decryptToken(req.body.token);\n  logger.info(card);\n  const charge = await provider.charge({ amount: order.amount, token: req.body.token });"
        finds root
        shows PF-095
        right
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "console.log(Object.keys(event.payment), !!event.payment.token);\n    let status = ApplePaySession.STATUS_FAILURE;"
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "if (process.env.NODE_ENV === \"development\") console.log(event.payment.token);\n    let status = ApplePaySession.STATUS_FAILURE;"
        from shop.js
        replace "let status = ApplePaySession.STATUS_FAILURE;" with "console.log(event.payment.token.paymentMethod.network);\n    let status = ApplePaySession.STATUS_FAILURE;"
        from shop.js
        replace "const answer = await fetch(\"/session\"" with "console.log(event);\n      const answer = await fetch(\"/session\""
        from server.js
        replace "const charge = await provider.charge({ amount: order.amount, token: req.body.token });" with "console.log(req.body.order, mask(req.body.token));\n  const charge = await provider.charge({ amount: order.amount, token: req.body.token });"

        557
        leak/page-secret
        Secret in the code of a page
        warning
        correct
        document
        2026.11
        A script of a page contains a private key, or a password or secret key of a provider.
        Each visitor of the page can read it and use it.
        Keep the secret on your server, revoke this one, and use a publishable key in the page.
        PF-072
        -
        -
        from shop.js
        replace "fetch(\"/pay\", { method: \"POST\"," with "fetch(\"https://api.provider.example/charges\", { method: \"POST\", headers: { Authorization: \"Basic Y2VkYXI6d2ludGVyLTIwMjY=\" },"
        finds root
        shows PF-072
        from shop.js
        replace "const button =" with "const provider = createProvider(\"sk_live_cedar\");\nconst button ="
        finds root
        shows PF-072
        right
        from shop.js
        replace "const button =" with "const provider = createProvider(\"pk_live_cedar\");\nconst button ="
        from shop.js
        replace "fetch(\"/pay\", { method: \"POST\"," with "fetch(\"/pay\", { method: \"POST\", headers: { Authorization: \"Bearer \" + visitor.token },"
        """##
}
