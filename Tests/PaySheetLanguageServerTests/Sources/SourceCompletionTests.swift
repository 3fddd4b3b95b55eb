import PaySheet
import Testing

/// Members and words to choose from in source code. `‸` is the cursor.
struct SourceCompletionTests {
    private func items(_ marked: String, at address: String = Sources.address, language: String = "javascript") -> [JSONTree] {
        var session = Session()
        return items(marked, in: &session, at: address, language: language)
    }

    /// Opens the text, unless an earlier state of it is open.
    private func items(
        _ marked: String, in session: inout Session, after earlier: String? = nil, at address: String = Sources.address,
        language: String = "javascript"
    ) -> [JSONTree] {
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        let (line, character) = (lines.count - 1, lines.last?.utf16.count ?? 0)
        if let earlier {
            // What was typed is the end of the first part.
            session.open(earlier, at: address, language: language)
            let typed = parts.joined().utf16.count - earlier.utf16.count
            for count in 0..<typed {
                let start = character - typed + count
                let letter = String(lines.last?.dropFirst(start).first ?? " ")
                session.change("\(line):\(start)-\(line):\(start)", to: letter, version: 2 + count, at: address)
            }
        } else {
            session.open(parts.joined(), at: address, language: language)
        }
        return session.result("textDocument/completion", Session.at(line, character, in: address))?.list ?? []
    }

    private func labels(_ marked: String) -> [String] { items(marked).compactMap { $0["label"]?.string } }

    private static let start = "new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', "

    @Test(
        "The offered members and words belong to the dictionary at the cursor",
        arguments: [
            ("new ApplePaySession(3, {‸})", "countryCode"), (start + "‸})", "merchantCapabilities"), (start + "tot‸ })", "total"),
            (start + "total: {‸} })", "label"), (start + "total: { label: 'x', am‸ } })", "amount"),
            (start + "supportedNetworks: ['visa', '‸'] })", "masterCard"), (start + "supportedNetworks: [‸] })", "visa"),
            (start + "shippingType: '‸' })", "storePickup"), (start + "shippingType: \"‸\" })", "storePickup"),
            (start + "lineItems: [{ label: 'x', type: ‸ }] })", "final"), (start + "total: { label: f({ a: 1 }), ‸ } })", "amount"),
            ("const total = { label: 'x', ‸ }\n" + start + "total })", "amount"),
            ("const networks = ['visa', '‸']\n" + start + "supportedNetworks: networks })", "masterCard"),
            ("session.completePaymentMethodSelection({ newTotal: { label: 'x', ‸ } })", "amount"),
            (
                "new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: { version: 3, ‸ } }], "
                    + "{ total: { label: 'x', amount: { currency: 'USD', value: '1.00' } } })", "merchantIdentifier"
            ),
            (
                "new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: { version: 3 } }], "
                    + "{ total: { label: 'x', amount: { ‸ } } })", "currency"
            ),
        ])
    func choices(_ marked: String, _ label: String) {
        let labels = labels(marked)
        #expect(labels.contains(label), "\(labels)")
    }

    @Test(
        "Outside documents, nothing is offered",
        arguments: [
            "‸", "const a = {‸}", Sources.clean + "const other = { ‸ }", "‸" + Sources.clean,
            Sources.clean.replacing("(cart)", with: "({ ‸ })"), "{ countryCode: 'US', ‸ }",
        ])
    func nothing(_ marked: String) { #expect(labels(marked) == []) }

    @Test(
        "Incomplete code has the completions of its object",
        arguments: [
            ("new ApplePaySession(3, {})", "new ApplePaySession(3, { cou‸})", "countryCode"),
            ("new ApplePaySession(3, {})", "new ApplePaySession(3, { shippingType: '‸})", "storePickup"),
            (start + "})", start + "total: { am‸})", "amount"), (start + "})", start + "total: { label: 'x', '‸})", "amount"),
        ])
    func broken(_ before: String, _ marked: String, _ label: String) {
        var session = Session()
        let labels = items(marked, in: &session, after: before).compactMap { $0["label"]?.string }
        #expect(labels.contains(label), "\(labels)")
    }

    @Test("A name that is typed above another member is completed with a value", arguments: ["\n  ", " "])
    func aboveAnotherMember(_ space: String) throws {
        let marked = SourceCompletionTests.start + "shippingTy‸" + space + "total: { label: 'x', amount: '1.00' } })"
        var session = Session()
        let items = items(marked, in: &session, after: marked.replacing("shippingTy‸", with: ""))
        let item = try #require(items.first { $0["label"]?.string == "shippingType" })
        #expect(item["textEdit"]?["newText"]?.string?.hasPrefix("shippingType: '") == true)
        #expect(!items.contains { $0["label"]?.string == "total" })
    }

    @Test("A client that sends whole texts gets completions too")
    func whole() {
        var session = Session()
        session.open("new ApplePaySession(3, {})", at: Sources.address, language: "javascript")
        session.change(to: "// 1\nnew ApplePaySession(3, {})", version: 2, at: Sources.address)
        session.change(to: "// 1\nnew ApplePaySession(3, { co })", version: 3, at: Sources.address)
        let items = session.result("textDocument/completion", Session.at(1, 27, in: Sources.address))?.list ?? []
        #expect(items.contains { $0["label"]?.string == "countryCode" })
    }

    @Test("A removed document has no completions")
    func removed() {
        var session = Session()
        session.open("new ApplePaySession(3, {})", at: Sources.address, language: "javascript")
        session.change("0:0-0:26", to: "f({})", version: 2, at: Sources.address)
        #expect(session.result("textDocument/completion", Session.at(0, 3, in: Sources.address))?.list == [])
    }

    @Test("Completed names have no quotes, and completed texts have the object's quotes", arguments: ["'", "\""])
    func quotes(_ quote: String) throws {
        let marked = (SourceCompletionTests.start + "total: { label: 'x', amount: '1.00', ‸ } })").replacing("'", with: quote)
        let item = try #require(items(marked).first { $0["label"]?.string == "type" })
        #expect(item["textEdit"]?["newText"]?.string == "type: \(quote)final\(quote)")
    }

    @Test("Pages have completions only in their scripts", arguments: [("<script>", "</script>", true), ("<p>", "</p>", false)])
    func pages(_ open: String, _ close: String, _ isScript: Bool) {
        let marked = open + SourceCompletionTests.start + "‸})" + close
        #expect(items(marked, at: "file:///work/a.html", language: "html").isEmpty != isScript)
    }
}
