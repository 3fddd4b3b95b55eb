// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let session = RuleCard.cards(sessionText)

    static let sessionText = ##"""
        364
        session/domain
        Not a bare domain name
        error
        correct
        document
        2026.11
        A domain has a scheme, a port or a path, or is not a full domain name.
        Apple refuses the session, or the sheet closes at once. Apple compares the name letter by letter with those that are registered for the merchant.
        Write only the full name of the host that serves the page, such as shop.example.com.
        AP-MS-CONTEXT-WEB AP-REG-DOMAINS
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from sessionRequest
        set /initiativeContext "https://shop.cedar.example"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "shop.cedar.example:443"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "shop.cedar.example/"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from sessionRequest
        set /initiativeContext "localhost"
        finds /initiativeContext
        shows AP-MS-CONTEXT-WEB
        from session
        set /domainName "https://shop.cedar.example"
        finds /domainName
        from registration
        set /domainNames/1 "*.paperpress.example"
        finds /domainNames/1
        shows AP-REG-DOMAINS
        from unregistration
        set /domainNames/0 "shop.paperpress.example/"
        finds /domainNames/0
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: \"https://shop.cedar.example\""
        finds root
        shows PF-086
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: \"localhost\""
        finds root
        shows PF-086
        from server.php
        replace "'shop.cedar.example'" with "'shop.cedar.example:443'"
        finds root
        shows PF-086
        right
        from sessionRequest
        set /initiativeContext "cedar.example"
        from sessionRequest
        set /initiativeContext "xn--caf-dma.example"
        from session
        set /domainName "cedar.example"
        from registration
        set /domainNames/1 "www.paperpress.example"
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "https://pay.cedar.example/gateway"
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: \"shop.cedar.example\", domainName: \"shop.cedar.example\""
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: new URL(process.env.SHOP).hostname"
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: \"cedar.example\""

        365
        session/expired
        Expired merchant session
        error
        correct
        document
        2026.11
        A merchant session is older than five minutes.
        The sheet refuses the session. Apple documents five minutes and one use for each session, whatever expiresAt says. Without a date (--now), the finding is a warning about sessions from before this edition of the rules.
        Request a new session from Apple for each payment, when the sheet asks for it.
        AP-MS-5MIN
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from session
        with --now 2027-03-01T09:05:01Z
        finds /epochTimestamp
        shows AP-MS-5MIN
        from session
        remove /expiresAt
        with --now 2027-03-02T00:00:00Z
        finds /epochTimestamp
        from session
        set /epochTimestamp 1803891299999
        with --now 2027-03-01T09:00:00Z
        finds /epochTimestamp
        shows AP-MS-5MIN
        from session
        set /epochTimestamp 100000000001
        with --now 2027-03-01T09:05:01Z
        finds /epochTimestamp
        from session
        set /epochTimestamp 1761955200000
        set /expiresAt 1761958800000
        finds /epochTimestamp
        severity warning
        right
        from session
        with --now 2027-03-01T09:05:00Z
        from session
        remove /epochTimestamp
        with --now 2027-03-02T00:00:00Z
        from session
        with --now 2027-03-01T09:00:00Z
        from session
        set /epochTimestamp 100000000000
        with --now 2027-03-01T09:05:01Z
        from session
        set /expiresAt 1803891600000
        with --now 2027-03-01T09:05:01Z
        with --ignore session/times
        from session

        366
        session/gateway
        Gateway of a conversation
        error
        correct
        document
        2026.11
        initiative is messaging, but initiativeContext is not an https address.
        Apple's server refuses the request. For a payment in a conversation it needs the address of the payment gateway.
        Write the whole address of the gateway, beginning with https://.
        AP-MS-CONTEXT-MSG
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from sessionRequest
        set /initiative "messaging"
        finds /initiativeContext
        shows AP-MS-CONTEXT-MSG
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "http://pay.cedar.example/gateway"
        finds /initiativeContext
        shows AP-MS-CONTEXT-MSG
        right
        from sessionRequest
        set /initiative "web"
        from sessionRequest
        set /initiative "messaging"
        set /initiativeContext "https://pay.cedar.example/gateway"

        367
        session/incomplete
        Merchant session with a part missing
        warning
        correct
        document
        2026.11
        A merchant session has no identifier, no nonce or no signature.
        The sheet closes without a reason. Safari accepts any object, even an empty one, and passes it to the system. A part of Apple's answer was lost on its way.
        Pass Apple's answer to completeMerchantValidation unchanged: parsed from JSON, with no member renamed, wrapped or removed.
        WK-MERCH-JSON
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from session
        remove /signature
        finds root
        shows WK-MERCH-JSON
        from session
        remove /merchantSessionIdentifier
        finds root
        shows WK-MERCH-JSON
        from session
        remove /nonce
        remove /signature
        finds root
        right
        from session
        remove /retries
        from session
        remove /pspId

        368
        session/name-long
        Long display name
        error
        correct
        document
        2026.11
        displayName has more than 64 characters.
        Apple's server refuses the merchant session, and the sheet closes at once.
        Write the name by which shoppers know the store, in at most 64 characters.
        AP-MS-NAME-LEN
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from sessionRequest
        set /displayName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        finds /displayName
        shows AP-MS-NAME-LEN
        from sessionRequest
        set /displayName "店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店"
        finds /displayName
        shows AP-MS-NAME-LEN
        from server.js
        replace "\"Cedar Outdoor\"" with "\"Cedar Outdoor, the shop for tents, boots and everything else in the mountains\""
        finds root
        shows PF-085
        from server.php
        replace "'Cedar Outdoor'" with "'Cedar Outdoor, the shop for tents, boots and everything else in the mountains'"
        finds root
        shows PF-085
        right
        from sessionRequest
        set /displayName "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        from sessionRequest
        set /displayName "店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店店"
        from server.js
        replace "\"Cedar Outdoor\"" with "\"Cedar Outdoor, the shop for tents and boots\""
        from server.js
        replace "\"Cedar Outdoor\"" with "names[req.hostname]"

        369
        session/name-order
        Display name with an order number
        info
        advice
        document
        2026.11
        displayName seems to contain an order number: a number sign before a digit, or four digits in a row.
        The shopper sees a different store name each time. Apple asks for a name without a part that changes from order to order.
        Remove the number. Use the label of the total or applicationData for it.
        AP-MS-NAME-STYLE
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from sessionRequest
        set /displayName "Cedar Outfitters #7"
        finds /displayName
        shows AP-MS-NAME-STYLE
        from sessionRequest
        set /displayName "Cedar Order 10042"
        finds /displayName
        shows AP-MS-NAME-STYLE
        from sessionRequest
        set /displayName "Cedar Order 1004"
        finds /displayName
        shows AP-MS-NAME-STYLE
        from server.js
        with --select session/name-order
        replace "Cedar Outdoor" with "Cedar Outdoor #1042"
        finds root
        shows PF-085
        from server.php
        with --select session/name-order
        replace "Cedar Outdoor" with "Cedar Outdoor #1042"
        finds root
        shows PF-085
        right
        from sessionRequest
        set /displayName "Studio 54"
        from sessionRequest
        set /displayName "Nails #Colors"
        from sessionRequest
        set /displayName "Studio 540"
        from sessionRequest
        set /displayName "540 Studios"
        from server.js
        replace "Cedar Outdoor" with "Cedar Outdoor 24"
        from server.js
        replace "\"Cedar Outdoor\"" with "`Cedar Outdoor ${city}`"

        370
        session/team
        Team of an app
        error
        correct
        document
        2026.11
        initiative is in_app, but initiativeContext is not a team identifier.
        Apple's server refuses the request. For a payment in an app it needs the developer's team: ten capital letters and digits.
        Write the team identifier from the developer account.
        AP-MS-CONTEXT-APP
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from sessionRequest
        set /initiative "in_app"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12CD34E"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12cd34EF"
        finds /initiativeContext
        shows AP-MS-CONTEXT-APP
        right
        from sessionRequest
        set /initiative "web"
        from sessionRequest
        set /initiative "in_app"
        set /initiativeContext "AB12CD34EF"

        371
        session/times
        Times of a merchant session
        warning
        correct
        document
        2026.11
        A merchant session expires at or before its start, or has a time in seconds.
        The sheet refuses the session, because its signature is no longer valid. Apple's server does not send such times, so the session was changed or made by hand.
        Pass Apple's answer to completeMerchantValidation unchanged.
        WK-MERCH-JSON
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from session
        set /expiresAt 1803891600000
        finds /expiresAt
        shows WK-MERCH-JSON
        from session
        set /expiresAt 1803895200
        finds /expiresAt
        shows WK-MERCH-JSON
        from session
        set /epochTimestamp 1803891600
        set /expiresAt 1803895200
        finds /epochTimestamp
        from session
        set /epochTimestamp 1803891600
        finds /epochTimestamp
        from session
        remove /epochTimestamp
        set /expiresAt 1803895200
        finds /expiresAt
        right
        from session
        set /expiresAt 1803891600001
        from session
        remove /expiresAt

        482
        session/delegated-endpoint
        Endpoint of a delegated request
        info
        compatible
        document
        2026.11
        A delegate makes the request for a merchant.
        The merchant session of such a request comes from the endpoint delegatedSession, not from paymentSession. The validationURL of Safari before about 27 is the one for other requests.
        Ask the endpoint delegatedSession of the same host, or require Safari 27.
        -
        https://github.com/WebKit/WebKit/pull/66032
        WebKit pull request 66032. The release of Safari is inferred from its date.
        from request
        set /isDelegatedRequest true
        finds /isDelegatedRequest
        from w3c
        set /methodData/0/data/isDelegatedRequest true
        finds /methodData/0/data/isDelegatedRequest
        right
        from request
        set /isDelegatedRequest false
        from w3c
        set /methodData/0/data/isDelegatedRequest false

        496
        session/gesture
        Session without a gesture
        warning
        correct
        flow
        2026.11
        The page created a session while it did not handle a click or a key.
        Safari throws an InvalidAccessError. The stand-in for tests accepts it with activation: "off".
        Create the session in the listener of the button, before the first await.
        AP-SES-GESTURE
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from plainFlow
        set /calls [{"call":"new ApplePaySession","by":"page","isGesture":false}]
        finds /calls/0/isGesture
        shows AP-SES-GESTURE
        from flow
        set /calls [{"call":"new ApplePaySession","by":"page","arguments":2,"isGesture":false}]
        finds /calls/0/isGesture
        from shop.js
        replace "function pay() {" with "async function pay() {\n  await fetch(\"/cart\");"
        finds root
        shows PF-001
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", () => setTimeout(pay, 1500))"
        finds root
        severity error
        shows PF-001
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", () => $.getJSON(\"/cart\", pay))"
        finds root
        severity error
        shows PF-001
        from shop.js
        replace "function pay() {" with "async function pay() {\n  await ApplePaySession.applePayCapabilities(\"merchant.example.cedar\");"
        finds root
        severity error
        shows PF-001
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "window.addEventListener(\"load\", pay)"
        finds root
        severity error
        shows PF-002
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "pay()"
        finds root
        severity error
        shows PF-002
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", pay);\nwindow.addEventListener(\"load\", pay)"
        finds root
        shows PF-002
        from shop.js
        with --system ios18.4
        replace "function pay() {" with "async function pay() {\n  await fetch(\"/cart\");"
        finds root
        severity error
        right
        from plainFlow
        set /calls [{"call":"new ApplePaySession","by":"page","isGesture":true}]
        from plainFlow
        set /calls [{"call":"new ApplePaySession","by":"page"}]
        from shop.js
        replace "function pay() {" with "async function pay() {\n  await Promise.resolve();"
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", () => setTimeout(pay, 500))"
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "fetch(\"/settings\").then(() => button.addEventListener(\"click\", pay))"
        from shop.js
        replace "function pay()" with "async function pay()"
        replace "session.begin();" with "await saveCart();\n  session.begin();"
        from shop.js
        replace "function pay() {" with "async function pay() {\n  if (!request.total) {\n    await fetch(\"/log\");\n    return;\n  }"
        from shop.js
        replace "function pay() {" with "async function pay() {\n  await checkForm();"
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", async () => { await start(); });\nasync function start() {\n  pay();\n  await fetch(\"/log\");\n}"
        from shop.js
        replace "function pay() {" with "function pay() {\n  $.ajax({ url: \"/cart\", async: false });"
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "window.addEventListener(\"load\", () => button.addEventListener(\"click\", pay))"
        from shop.js
        replace "button.addEventListener(\"click\", pay)" with "button.addEventListener(\"click\", async () => { pay(); await fetch(\"/log\"); })"
        from shop.js
        with --system ios26.2
        replace "function pay() {" with "async function pay() {\n  await fetch(\"/cart\");"

        497
        session/insecure
        Session without https
        info
        correct
        flow
        2026.11
        The page that created the session did not come by https.
        Safari throws there, also on localhost. The stand-in for tests accepts it, so a test cannot show this.
        Use https wherever shoppers or Safari come.
        AP-SES-HTTPS
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from plainFlow
        set /calls [{"call":"new ApplePaySession","by":"page","isSecure":false}]
        finds /calls/0/isSecure
        shows AP-SES-HTTPS
        from w3cFlow
        set /calls [{"call":"new PaymentRequest","by":"page","isSecure":false}]
        finds /calls/0/isSecure
        right
        from plainFlow
        set /calls [{"call":"new ApplePaySession","by":"page","isSecure":true}]
        from w3cFlow
        set /calls [{"call":"new PaymentRequest","by":"page"}]

        498
        session/second
        Second payment sheet
        error
        correct
        flow
        2026.11
        The page opened a payment sheet while another one was open.
        Safari throws, or rejects the promise of show. A page has its session until the listener of cancel and its promises are done.
        Wait for the end of a payment before you open another sheet.
        AP-SES-ONE-ACTIVE
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        -
        from plainFlow
        set /calls [{"call":"begin","by":"page","state":"Idle","threw":"InvalidAccessError: Page already has an active payment session."}]
        finds /calls/0
        shows AP-SES-ONE-ACTIVE
        from w3cFlow
        set /calls [{"call":"PaymentRequest.show","by":"page","threw":"AbortError: The operation was aborted."}]
        finds /calls/0
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => pay();"
        finds root
        shows PF-005
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => {\n    const second = new ApplePaySession(14, request);\n    second.begin();\n  };"
        finds root
        shows PF-005
        right
        from plainFlow
        set /calls [{"call":"begin","by":"page","state":"Idle"}]
        from w3cFlow
        set /calls [{"call":"PaymentRequest.show","by":"page"}]
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => { isOpen = false; };"
        from shop.js
        replace "session.oncancel = () => unlockForm();" with "session.oncancel = () => { retryButton.onclick = pay; };"

        513
        session/signature
        Signature that Apple did not make
        warning
        correct
        document
        2026.11
        The signature of a merchant session has other characters than hexadecimal digits.
        The sheet refuses a session that Apple's server did not sign. The session was written by hand, or something on the way changed it.
        Ask Apple's server for a session for each payment, and pass on the answer unchanged.
        WK-MERCH-JSON
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        -
        from session
        set /signature "test-signature"
        finds /signature
        shows WK-MERCH-JSON
        from session
        set /signature "MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBAACggDCC"
        finds /signature
        right
        from session
        set /signature "3080ABcd"
        from session
        set /signature "308006092a864886f70d010702a0803080020101310d300b0609608648016503040201"
        """##
}
