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
        """##
}
