// Generated from the cards in Sources/PaySheetGuide/Cards. Do not edit; run `swift run generate`.

extension CardTable {
    static let server = RuleCard.cards(serverText)

    static let serverText = ##"""
        556
        server/address-unchecked
        Address that the client chooses
        error
        correct
        document
        2026.11
        The server sends a request to the address that the page sent, and does not compare its host.
        Anyone can make your server call any host, and use your merchant certificate there.
        Compare the host with a list of Apple's hosts before you use the address.
        PF-080
        https://developer.apple.com/documentation/applepayontheweb/setting-up-your-server
        -
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with ""
        finds root
        shows PF-080
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (!req.body.url.startsWith(\"https\")) return res.sendStatus(400);\n"
        finds root
        shows PF-080
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (process.env.SECURE && !hosts.has(url.host)) return res.sendStatus(400);\n"
        finds root
        severity info
        shows PF-080
        from server.php
        replace "if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {" with "if (!filter_var($url, FILTER_VALIDATE_URL)) {"
        finds root
        shows PF-080
        from server.py
        replace "if parts.scheme != \"https\" or parts.netloc not in HOSTS:" with "if parts.scheme != \"https\":"
        finds root
        shows PF-080
        from server.rb
        replace "  halt 400 unless uri.scheme == \"https\" && HOSTS.include?(uri.host)\n" with ""
        finds root
        shows PF-080
        from server.go
        replace "if err != nil || parsed.Scheme != \"https\" || !hosts[parsed.Host] {" with "if err != nil || parsed.Scheme != \"https\" {"
        finds root
        shows PF-080
        from server.java
        replace "if (!\"https\".equals(address.getScheme()) || !HOSTS.contains(address.getHost())) {" with "if (form.isEmpty()) {"
        finds root
        severity warning
        shows PF-080
        from server.cs
        replace "    if (address.Scheme != \"https\" || !hosts.Contains(address.Host)) return Results.BadRequest();\n" with ""
        finds root
        shows PF-080
        right
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with ""
        replace "fetch(url," with "fetch(\"https://apple-pay-gateway.apple.com/paymentservices/paymentSession\","
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (!isAddressOfApple(url)) return res.sendStatus(400);\n"
        from server.php
        replace "if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {" with "if ($url !== 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession') {"
        from server.py
        replace "if parts.scheme != \"https\" or parts.netloc not in HOSTS:" with "if not (parts.scheme == \"https\" and parts.netloc.endswith(\".apple.com\")):"
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with ""
        replace "fetch(url, { method: \"POST\", body: JSON.stringify(body), dispatcher })" with "provider.merchantSession({ validationURL: req.body.url, ...body })"
        replace "res.status(answer.status).json(await answer.json());" with "res.json(answer);"

        559
        server/address-check-weak
        Check that other addresses pass
        error
        correct
        document
        2026.11
        The server compares the address in a way that addresses of other owners pass.
        Anyone can register such a host, and your server then calls it with your merchant certificate.
        Parse the address, demand https, and compare the whole host with a list, or its end with .apple.com.
        PF-090
        https://developer.apple.com/documentation/applepayontheweb/setting-up-your-server
        -
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (!req.body.url.includes(\"apple.com\")) return res.sendStatus(400);\n"
        finds root
        shows PF-090
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (!url.host.endsWith(\"apple.com\")) return res.sendStatus(400);\n"
        finds root
        shows PF-090
        from server.php
        replace "if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {" with "if (!preg_match('/apple-pay-gateway.apple.com/', $url)) {"
        finds root
        shows PF-090
        from server.py
        replace "if parts.scheme != \"https\" or parts.netloc not in HOSTS:" with "if not url.startswith(\"https://apple-pay-gateway\"):"
        finds root
        shows PF-090
        from server.go
        replace "!hosts[parsed.Host] {" with "!strings.HasSuffix(parsed.Host, \"apple.com\") {"
        finds root
        shows PF-090
        from server.rb
        replace "halt 400 unless uri.scheme == \"https\" && HOSTS.include?(uri.host)" with "halt 400 unless uri.to_s.match?(/apple\\.com/)"
        finds root
        shows PF-090
        right
        from server.js
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with "  if (url.protocol !== \"https:\" || !url.host.endsWith(\".apple.com\")) return res.sendStatus(400);\n"
        from server.js
        replace "!hosts.has(url.host)" with "url.host !== \"apple-pay-gateway.apple.com\""
        from server.php
        replace "if (parse_url($url, PHP_URL_SCHEME) !== 'https' || !in_array(parse_url($url, PHP_URL_HOST), $hosts, true)) {" with "if (!preg_match('#^https://(cn-)?apple-pay-gateway\\.apple\\.com/#', $url)) {"
        from server.py
        replace "if parts.scheme != \"https\" or parts.netloc not in HOSTS:" with "if not url.startswith(\"https://apple-pay-gateway.apple.com/\"):"

        560
        server/amount-from-client
        Amount that the page sends
        warning
        advice
        document
        2026.11
        The server charges the amount in the body of the request, and looks up no order or cart.
        A shopper can change the amount before the page sends it.
        Take the amount from the order on your server.
        PF-091
        -
        -
        from server.js
        replace "  const order = await orders.find(req.body.order);\n" with ""
        replace "amount: order.amount" with "amount: req.body.amount"
        finds root
        shows PF-091
        from server.js
        replace "  const order = await orders.find(req.body.order);\n" with "  const { amount, token } = req.body;\n"
        replace "{ amount: order.amount, token: req.body.token }" with "{ amount, token }"
        finds root
        shows PF-091
        right
        from server.js
        replace "amount: order.amount" with "amount: Math.min(order.amount, req.body.amount)"
        from server.js
        replace "  const order = await orders.find(req.body.order);\n" with "  const order = await orders.find(req.body.order);\n  if (order.amount !== req.body.amount) return res.sendStatus(409);\n"
        replace "amount: order.amount" with "amount: req.body.amount"

        561
        server/certificate-unchecked
        Certificate checks are off
        error
        correct
        document
        2026.11
        The server does not check the certificate of the host that it sends its request to.
        Another host can answer in Apple's place, and can read or change the merchant session.
        Remove the option. If a proxy has its own certificate, add that one to the trusted certificates.
        PF-081
        https://developer.apple.com/documentation/applepayontheweb/setting-up-your-server
        -
        from server.js
        replace "connect: { cert, key," with "connect: { cert, key, rejectUnauthorized: false,"
        finds root
        shows PF-081
        from server.js
        replace "const app = express();" with "process.env.NODE_TLS_REJECT_UNAUTHORIZED = \"0\";\nconst app = express();"
        finds root
        shows PF-081
        from server.php
        replace "CURLOPT_SSL_VERIFYPEER => true" with "CURLOPT_SSL_VERIFYPEER => false"
        finds root
        shows PF-081
        from server.py
        replace "timeout=10" with "timeout=10, verify=False"
        finds root
        shows PF-081
        from server.rb
        replace "VERIFY_PEER" with "VERIFY_NONE"
        finds root
        shows PF-081
        from server.go
        replace "&tls.Config{Certificates" with "&tls.Config{InsecureSkipVerify: true, Certificates"
        finds root
        shows PF-081
        from server.cs
        replace "var client =" with "handler.ServerCertificateCustomValidationCallback = (_, _, _, _) => true;\nvar client ="
        finds root
        shows PF-081
        right
        from server.js
        replace "connect: { cert, key," with "connect: { cert, key, rejectUnauthorized: true,"
        from server.php
        replace "CURLOPT_SSL_VERIFYHOST => 2" with "CURLOPT_SSL_VERIFYHOST => 2, CURLOPT_TIMEOUT => 10"
        from server.js
        replace "connect: { cert, key," with "connect: { cert, key, rejectUnauthorized: process.env.NODE_ENV !== \"development\","
        from server.py
        replace "timeout=10" with "timeout=10, verify=\"/etc/ssl/proxy.pem\""

        562
        server/domain-from-client
        Domain that the client chooses
        info
        correct
        document
        2026.11
        The domain in the request for a merchant session comes from a header or from the page.
        Apple refuses domains that are not registered for the merchant. Ports, proxies and test hosts then break the payment.
        Write the domain in the settings, or choose it from a list of your own domains.
        PF-084
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: req.headers.host"
        finds root
        shows PF-084
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: req.body.domain"
        finds root
        shows PF-084
        from server.php
        replace "'initiativeContext' => 'shop.cedar.example'" with "'initiativeContext' => $_SERVER['HTTP_HOST']"
        finds root
        shows PF-084
        right
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: process.env.SHOP_DOMAIN"
        from server.js
        replace "initiativeContext: \"shop.cedar.example\"" with "initiativeContext: domains.has(req.hostname) ? req.hostname : \"shop.cedar.example\""

        563
        server/sandbox
        Address of the sandbox
        info
        correct
        document
        2026.11
        The address of Apple's sandbox is written in the code, and no setting changes it.
        In production, the sheet closes, because the session is of another environment.
        Use the address that the sheet sends, or read the host from the settings.
        PF-089
        https://developer.apple.com/documentation/applepayontheweb/setting-up-your-server
        -
        from server.js
        replace "  const url = new URL(req.body.url);\n" with ""
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with ""
        replace "fetch(url," with "fetch(\"https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession\","
        finds root
        shows PF-089
        from server.php
        replace "curl_init($url)" with "curl_init('https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession')"
        finds root
        shows PF-089
        right
        from server.js
        replace "  const url = new URL(req.body.url);\n" with ""
        replace "  if (url.protocol !== \"https:\" || !hosts.has(url.host)) return res.sendStatus(400);\n" with ""
        replace "fetch(url," with "fetch(process.env.APPLE_PAY_SESSION || \"https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession\","
        from server.js
        replace "\"cn-apple-pay-gateway.apple.com\"" with "\"apple-pay-gateway-cert.apple.com\""

        564
        server/secret
        Secret in the code of a server
        warning
        correct
        document
        2026.11
        A passphrase, a private key or the secret of a provider is written in the code.
        Everyone who can read the repository, its copies or its history has the secret.
        Read it from the environment or from a store for secrets, and replace this one.
        PF-082
        -
        -
        from server.js
        replace "passphrase: process.env.MERCHANT_PASSPHRASE" with "passphrase: \"Winter in Cedar\""
        finds root
        shows PF-082
        from server.php
        replace "getenv('MERCHANT_PASSPHRASE')" with "'Winter in Cedar'"
        finds root
        shows PF-082
        from server.rb
        replace "ENV.fetch(\"MERCHANT_PASSPHRASE\")" with "\"Winter in Cedar\""
        finds root
        shows PF-082
        from server.cs
        replace "new X509Certificate2(path, passphrase)" with "new X509Certificate2(path, \"Winter in Cedar\")"
        finds root
        shows PF-082
        from server.py
        replace "import os\n" with "import os\nKEY = \"\"\"-----BEGIN PRIVATE KEY-----\nCedarOutdoor\n-----END PRIVATE KEY-----\"\"\"\n"
        finds root
        shows PF-082
        right
        from server.js
        replace "passphrase: process.env.MERCHANT_PASSPHRASE" with "passphrase: \"changeme\""
        from server.php
        replace "getenv('MERCHANT_PASSPHRASE')" with "$settings['passphrase']"
        from server.js
        replace "passphrase: process.env.MERCHANT_PASSPHRASE" with "passphrase: \"\""
        from server.py
        replace "import os\n" with "import os\nCERTIFICATE = \"\"\"-----BEGIN CERTIFICATE-----\nCedarOutdoor\n-----END CERTIFICATE-----\"\"\"\n"

        565
        server/session-kept
        Merchant session that is kept
        warning
        correct
        document
        2026.11
        The server keeps a merchant session and answers a later request with it.
        A session is valid for one payment and for five minutes. Later sheets close with the event cancel.
        Request a new session from Apple each time that the sheet asks for one.
        PF-083
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        -
        from server.js
        replace "const app = express();" with "let kept;\nconst app = express();"
        replace "  const url = new URL(req.body.url);\n" with "  if (kept) return res.json(kept);\n  const url = new URL(req.body.url);\n"
        replace "res.status(answer.status).json(await answer.json());" with "kept = await answer.json();\n  res.json(kept);"
        finds root
        shows PF-083
        from server.js
        replace "const app = express();" with "const sessions = new Map();\nconst app = express();"
        replace "  const url = new URL(req.body.url);\n" with "  if (sessions.has(req.hostname)) return res.json(sessions.get(req.hostname));\n  const url = new URL(req.body.url);\n"
        replace "res.status(answer.status).json(await answer.json());" with "const merchantSession = await answer.json();\n  sessions.set(req.hostname, merchantSession);\n  res.json(merchantSession);"
        finds root
        shows PF-083
        right
        from server.js
        replace "res.status(answer.status).json(await answer.json());" with "const merchantSession = await answer.json();\n  res.json(merchantSession);"
        from server.js
        replace "const app = express();" with "let last;\nconst app = express();"
        replace "res.status(answer.status).json(await answer.json());" with "last = await answer.json();\n  res.json(last);"
        """##
}
