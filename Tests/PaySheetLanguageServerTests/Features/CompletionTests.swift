import PaySheet
import PaySheetChecking
import PaySheetShapes
import Testing

/// Members, words and documents to choose from. `‸` is the cursor.
struct CompletionTests {
    private static let snippets = #"{"textDocument":{"completion":{"completionItem":{"snippetSupport":true}}}}"#

    private func items(_ marked: String, capabilities: String = "{}") -> [JSONTree] {
        var session = Session(capabilities)
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        session.open(parts.joined())
        let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
        return session.result("textDocument/completion", Session.at(lines.count - 1, lines.last?.utf16.count ?? 0))?.list ?? []
    }

    private func labels(_ marked: String) -> [String] { items(marked).compactMap { $0["label"]?.string } }

    private func text(_ marked: String) -> String { marked.split(separator: "‸", omittingEmptySubsequences: false).joined() }

    private static let request = """
        {
          "countryCode": "US",
          "currencyCode": "USD",
          "supportedNetworks": ["visa"],
          "merchantCapabilities": ["supports3DS"],
          "total": { "label": "Harbor Books", "amount": "38.06" }MORE
        }
        """

    private func inRequest(_ more: String) -> String { CompletionTests.request.replacing("MORE", with: more) }

    @Test("Existing members are not offered")
    func members() {
        let labels = labels(inRequest(",\n  ‸"))
        #expect(labels.contains("lineItems"))
        #expect(!labels.contains("total"))
    }

    @Test("Required members come first and are sorted first")
    func order() {
        let items = items(#"{"countryCode": "US", "merchantCapabilities": [], "supportedNetworks": ["visa"], ‸}"#)
        #expect(Array(items.compactMap { $0["label"]?.string }.prefix(2)).sorted() == ["currencyCode", "total"])
        let sort = items.compactMap { $0["sortText"]?.string }
        #expect(sort == sort.sorted())
    }

    @Test(
        "An incomplete name is replaced, with or without its closing quote",
        arguments: [
            (",\n  \"line‸\"", "lineItems\": "), (",\n  \"line‸", "lineItems\": "), (",\n  \"‸\"", "lineItems\": "),
            (",\n  ‸", "\"lineItems\": "), (",\n  \"line‸Items\": []", "lineItems\""),
        ])
    func names(_ more: String, _ written: String) throws {
        let marked = inRequest(more)
        let item = try #require(items(marked).first { $0["label"]?.string == "lineItems" })
        let edit = try #require(item["textEdit"])
        #expect(edit["newText"]?.string?.hasPrefix(written) == true)
        let changed = Edits.applied([edit], to: text(marked))
        let tree = try #require(JSONTree([UInt8](changed.utf8)), "\(changed)")
        #expect(tree["lineItems"]?.list != nil)
    }

    @Test(
        "Words and members that fit the cursor are offered",
        arguments: [
            (",\n  \"shippingType\": ‸", "storePickup"), (",\n  \"shippingType\": \"‸\"", "storePickup"),
            (",\n  \"shippingType\": \"st‸", "storePickup"),
            (",\n  \"requiredShippingContactFields\": [\"‸\"]", "postalAddress"),
            (",\n  \"requiredShippingContactFields\": [‸", "postalAddress"),
            (",\n  \"supportedCountries\": [\"U‸\"]", "US"), (",\n  \"supportsCouponCode\": ‸", "true"),
            (",\n  \"lineItems\": [{\"label\": \"x\", \"type\": \"‸\"}]", "pending"),
            (",\n  \"lineItems\": [{\"label\": \"x\", ‸}]", "amount"),
        ])
    func values(_ more: String, _ label: String) {
        let labels = labels(inRequest(more))
        #expect(labels.contains(label), "\(labels)")
    }

    @Test("Networks in the list are not offered again")
    func presentWords() {
        let labels = labels(inRequest("").replacing(#"["visa"]"#, with: #"["visa", "‸"]"#))
        #expect(labels.contains("masterCard"))
        #expect(!labels.contains("visa"))
    }

    @Test(
        "Text with a syntax mistake has completions",
        arguments: [
            "{\"countryCode\": \"US\", \"currencyCode\": \"USD\", \"total\": {\"label\": \"x\", \"am‸",
            "{\"countryCode\": \"US\"\n\"currencyCode\": \"USD\",\n\"total\": {\"label\": \"x\", \"‸\n}\n",
            "{\"countryCode\": \"US\", \"currencyCode\": , \"total\": {\"label\": \"x\" \"‸}}",
            "{\"countryCode\": \"US\", \"supportedNetworks\": [\"visa\", \"total\": {‸",
            "{countryCode: 'US', currencyCode: 'USD', total: {label: 'x', ‸",
        ])
    func broken(_ marked: String) {
        let labels = labels(marked)
        #expect(labels.contains("amount") || labels.contains("currencyCode"), "\(labels)")
    }

    @Test("After a change that breaks a document, its kind is still known")
    func lastKind() {
        var session = Session()
        session.open(Documents.clean)
        session.change(to: "{ \"total\": { \"label\": \"x\", \"", version: 2)
        let items = session.result("textDocument/completion", Session.at(0, 27))?.list ?? []
        let labels = items.compactMap { $0["label"]?.string }
        #expect(labels.contains("amount"))
    }

    @Test("An empty text can become a document of any kind", arguments: ["‸", "{‸}", "{\n  \"‸\"\n}", "ApplePay‸"])
    func documents(_ marked: String) throws {
        #expect(labels(marked).count == CatalogList.all.kinds.count)
        let item = try #require(items(marked).first { $0["label"]?.string == "ApplePayPaymentRequest" })
        let changed = Edits.applied([try #require(item["textEdit"])], to: text(marked))
        let tree = try #require(JSONTree([UInt8](changed.utf8)), "\(changed)")
        #expect(tree["total"]?["amount"]?.string == "0.00")
    }

    @Test("Other files have no completions", arguments: ["{\"name\": \"x\", \"‸\"}", "{\"a\": {‸}}", "[‸]", "\"‸\""])
    func otherFiles(_ marked: String) { #expect(labels(marked) == []) }

    @Test("A client with snippet support gets placeholders")
    func snippets() throws {
        let item = try #require(
            items(inRequest(",\n  \"‸\""), capabilities: CompletionTests.snippets).first { $0["label"]?.string == "shippingType" })
        #expect(item["insertTextFormat"]?.int == 2)
        #expect(item["textEdit"]?["newText"]?.string?.hasPrefix("shippingType\": \"${1|shipping,delivery") == true)
    }
}
