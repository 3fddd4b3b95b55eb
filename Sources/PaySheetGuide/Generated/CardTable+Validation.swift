// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let validation = RuleCard.cards(validationText)

    static let validationText = ##"""
        551
        validation/from-page
        Merchant session requested by the page
        error
        correct
        document
        2026.11
        The page sends the request for a merchant session to Apple itself.
        Apple's server wants your certificate, which a page does not have, so the request fails.
        Send the address to your server, and let the server request the session.
        PF-023
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "fetch(event.validationURL, { method: \"POST\", body: \"{}\" })"
        finds root
        shows PF-023
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "axios.post(event.validationURL, {})"
        finds root
        shows PF-023
        from w3cShop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url }) })" with "fetch(url, { method: \"POST\" })"
        finds root
        shows PF-023
        right
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "fetch(\"/session?url=\" + encodeURIComponent(event.validationURL))"
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "requestSession(event.validationURL)"

        552
        validation/promise
        Promise or response as merchant session
        warning
        correct
        document
        2026.11
        The page passes a promise or a whole response to completeMerchantValidation.
        Safari throws nothing. The session has no members, and the sheet closes with the event cancel.
        Await the promise, and pass the body of the response.
        PF-021
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(answer.json());"
        finds root
        shows PF-021
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(answer);"
        finds root
        shows PF-021
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(fetch(\"/session\").then((other) => other.json()));"
        finds root
        shows PF-021
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "axios.post(\"/session\", { url: event.validationURL })"
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(answer);"
        finds root
        shows PF-021
        right
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const merchantSession = await answer.json();\n      session.completeMerchantValidation(merchantSession);"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "answer.json().then((merchantSession) => session.completeMerchantValidation(merchantSession));"
        from shop.js
        replace "fetch(\"/session\", { method: \"POST\", body: JSON.stringify({ url: event.validationURL }) })" with "axios.post(\"/session\", { url: event.validationURL })"
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(answer);"
        replace "const button =" with "axios.interceptors.response.use((answer) => answer.data);\nconst button ="
        from w3cShop.js
        replace "event.complete(merchantSession(event.validationURL))" with "event.complete(fetch(\"/session\").then((answer) => answer.json()))"

        553
        validation/response
        Promise of something else than a merchant session
        error
        correct
        document
        2026.11
        The page answers merchantvalidation with text, or with a promise of text or of a response.
        The promise of show is rejected, and the sheet closes.
        Pass a promise of the object: fetch(…).then((response) => response.json()).
        PF-054
        https://www.w3.org/TR/merchant-validation/
        -
        from w3cShop.js
        replace "event.complete(merchantSession(event.validationURL))" with "event.complete(fetch(\"/session\"))"
        finds root
        shows PF-054
        from w3cShop.js
        replace "event.complete(merchantSession(event.validationURL))" with "event.complete(fetch(\"/session\").then((answer) => answer.text()))"
        finds root
        shows PF-054
        from w3cShop.js
        replace "return answer.json();" with "return answer.text();"
        finds root
        shows PF-054
        right
        from w3cShop.js
        replace "event.complete(merchantSession(event.validationURL))" with "event.complete(fetch(\"/session\").then((answer) => answer.json()))"
        from w3cShop.js
        replace "event.complete(merchantSession(event.validationURL))" with "event.complete(requestSession(event))"
        from w3cShop.js
        replace "return answer.json();" with "return JSON.parse(await answer.text());"

        554
        validation/text
        Merchant session as text
        error
        correct
        document
        2026.11
        The page passes text to completeMerchantValidation.
        Safari throws a TypeError, and the sheet waits until its time is over.
        Pass the object: use response.json(), or JSON.parse.
        PF-020
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(await answer.text());"
        finds root
        shows PF-020
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(JSON.stringify(await answer.json()));"
        finds root
        shows PF-020
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const text = await answer.text();\n      session.completeMerchantValidation(text);"
        finds root
        shows PF-020
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(xhr.responseText);"
        finds root
        shows PF-020
        right
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(JSON.parse(await answer.text()));"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(JSON.parse(await answer.json()));"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation(answer.body);"

        555
        validation/wrapped
        Merchant session inside another object
        warning
        correct
        document
        2026.11
        The page passes an object that contains the merchant session.
        The system does not find the members of the session, and the sheet closes with the event cancel.
        Pass the session itself, exactly as Apple returned it.
        PF-022
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const merchantSession = await answer.json();\n      session.completeMerchantValidation({ merchantSession });"
        finds root
        shows PF-022
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation({ data: await answer.json() });"
        finds root
        shows PF-022
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation({ session: await answer.json() });"
        finds root
        shows PF-022
        right
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation((await answer.json()).merchantSession);"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "const data = await answer.json();\n      session.completeMerchantValidation(data.merchantSession || data);"
        from shop.js
        replace "session.completeMerchantValidation(await answer.json());" with "session.completeMerchantValidation({ ...(await answer.json()) });"
        """##
}
