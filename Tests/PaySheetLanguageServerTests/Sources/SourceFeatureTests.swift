import PaySheet
import Testing

/// Hover, symbols, hints, lenses and changes in source code.
struct SourceFeatureTests {
    private func result(_ method: String, _ params: String, _ text: String = Sources.clean, capabilities: String = "{}") -> JSONTree? {
        var session = Session(capabilities)
        session.open(text, at: Sources.address, language: "javascript")
        return session.result("textDocument/" + method, params)
    }

    // MARK: Hover

    @Test(
        "Names and values show their members, wherever they are declared",
        arguments: [
            (5, 6, ["**countryCode**", "required"]), (5, 18, ["`US`: United States"]), (0, 20, ["`visa`", "supportedNetworks"]),
            (7, 8, ["**applicationData**"]), (7, 24, ["**applicationData**"]), (11, 6, ["**total**", "ApplePayLineItem"]),
            (1, 16, ["**label**"]), (10, 19, ["**label**"]), (13, 85, ["**newTotal**"]),
        ])
    func hover(_ line: Int, _ character: Int, _ parts: [String]) {
        let text = result("hover", Session.at(line, character, in: Sources.address))?["contents"]?["value"]?.string ?? ""
        for part in parts { #expect(text.contains(part), "\(text)") }
    }

    @Test("The object shows the kind, the requirements and the number of computed values")
    func document() {
        let text = result("hover", Session.at(4, 41, in: Sources.address))?["contents"]?["value"]?.string ?? ""
        for part in ["**ApplePayPaymentRequest**", "Needs Apple Pay version", "1 value is computed"] {
            #expect(text.contains(part), "\(text)")
        }
        #expect(!text.contains("Safari accepts"))
    }

    @Test("A finding shows its card and Safari's reaction, and code around it shows nothing")
    func finding() {
        let text = Sources.clean.replacing("cart.data", with: "''").replacing("'38.06'", with: "'38,06'")
        let words = result("hover", Session.at(1, 49, in: Sources.address), text)?["contents"]?["value"]?.string ?? ""
        for part in ["**error** `amount/format`", "Safari throws", "**amount**"] { #expect(words.contains(part), "\(words)") }
        #expect(result("hover", Session.at(3, 8, in: Sources.address)) == .null)
    }

    // MARK: Views

    @Test("Every document is a symbol with its members")
    func symbols() throws {
        let tree = #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
        let symbols = try #require(result("documentSymbol", Session.document(Sources.address), capabilities: tree)?.list)
        #expect(symbols.map { $0["name"]?.string } == ["ApplePayPaymentRequest", "ApplePayPaymentMethodUpdate"])
        #expect(symbols.first?["range"]?.range == "4:41-12:3")
        let members = try #require(symbols.first?["children"]?.list)
        #expect(
            members.map { $0["name"]?.string } == [
                "countryCode", "currencyCode", "applicationData", "supportedNetworks", "merchantCapabilities", "lineItems", "total",
            ])
        #expect(members.prefix(3).map { $0["range"]?.range } == ["5:4-5:21", "6:4-6:23", "7:4-7:30"])
        #expect(members.last?["range"]?.range == "11:4-11:9")
    }

    @Test("A computed value is a variable symbol without text")
    func computed() throws {
        let text = "new ApplePaySession(3, { lineItems: [{ label: name, amount: '1.00' }, tax], countryCode: 'US', currencyCode: 'USD' })"
        let symbols = try #require(result("documentSymbol", Session.document(Sources.address), text)?.list)
        let parts = symbols.dropFirst().prefix(5).map { "\($0["name"]?.string ?? "?") \($0["kind"]?.int ?? 0)" }
        #expect(parts == ["lineItems 18", "[0] 19", "label 13", "amount 15", "[1] 13"])
    }

    @Test("Computed members are not symbols")
    func unknownMembers() throws {
        let text = "new ApplePaySession(3, { ...base, countryCode: 'US', currencyCode: 'USD', total: { label: 'x', amount: '1.00' } })"
        let symbols = try #require(result("documentSymbol", Session.document(Sources.address), text)?.list)
        let names = symbols.map { $0["name"]?.string }
        #expect(names == ["ApplePayPaymentRequest", "countryCode", "currencyCode", "total", "label", "amount"])
    }

    private func hints(_ text: String, _ range: String = "0:0-99:0") -> [String] {
        let numbers = range.split { $0 == ":" || $0 == "-" }
        let params =
            #","range":{"start":{"line":\#(numbers[0]),"character":\#(numbers[1])},"#
            + #""end":{"line":\#(numbers[2]),"character":\#(numbers[3])}}"#
        return (result("inlayHint", Session.document(Sources.address, params), text)?.list ?? []).map { hint in
            "\(hint["position"]?["line"]?.int ?? -1):\(hint["position"]?["character"]?.int ?? -1) " + (hint["label"]?.string ?? "")
        }
    }

    @Test("Totals show sums, and names and values show versions")
    func hints() {
        #expect(hints(Sources.clean) == ["1:54 = 38.06"])
        #expect(hints(Sources.clean, "0:0-1:0") == [])
        let text = Sources.clean.replacing("countryCode: 'US'", with: "supportsCouponCode: cart.coupons, countryCode: 'US'")
        #expect(hints(text).contains("5:36 version 12"))
        #expect(hints(Sources.clean.replacing("'8.06'", with: "cart.tax")) == [])
    }

    @Test("Every document with a sheet has a code lens")
    func lenses() throws {
        let lenses = try #require(result("codeLens", Session.document(Sources.address))?.list)
        #expect(lenses.map { $0["range"]?["start"]?["line"]?.int } == [4, 13])
        #expect(lenses.compactMap { $0["command"]?["arguments"]?.list?.last?["document"]?.int } == [0, 1])
    }

    @Test(
        "The picture is written next to the code and never overwrites it",
        arguments: [(0, "svg", "pay.sheet.svg"), (1, "html", "pay.sheet-2.html")])
    func picture(_ document: Int, _ form: String, _ file: String) {
        var session = Session()
        let address = "file:///work/pay.html"
        session.open("<script>\(Sources.clean)</script>", at: address, language: "html")
        let arguments = #"["\#(address)",{"as":"\#(form)","document":\#(document)}]"#
        let id = session.request("workspace/executeCommand", #"{"command":"paysheet.preview","arguments":\#(arguments)}"#)
        let outcome = session.run()
        #expect(outcome.result(id)?["uri"]?.string == "file:///work/" + file)
        #expect(outcome.files.keys.sorted() == ["/work/" + file])
        #expect(outcome.files["/work/" + file]?.contains("Harbor Books") == true)
        #expect(outcome.files["/work/" + file]?.utf8.contains(0xEF) == false)
    }

    @Test("An unknown document number is an error", arguments: [2, -1])
    func wrongNumber(_ number: Int) {
        var session = Session()
        session.open(Sources.clean, at: Sources.address, language: "javascript")
        let arguments = #"["\#(Sources.address)",{"document":\#(number)}]"#
        let id = session.request("workspace/executeCommand", #"{"command":"paysheet.preview","arguments":\#(arguments)}"#)
        #expect(session.run().errors(of: id) == [-32602])
    }

    @Test("Source code is not formatted")
    func formatting() {
        #expect(result("formatting", Session.document(Sources.address, #","options":{"tabSize":2,"insertSpaces":true}"#)) == .null)
    }

    // MARK: Changes

    private func actions(_ text: String, _ line: Int, _ character: Int) -> [JSONTree] {
        let place = #"{"line":\#(line),"character":\#(character)}"#
        let params = Session.document(Sources.address, #","range":{"start":\#(place),"end":\#(place)},"context":{"diagnostics":[]}"#)
        return result("codeAction", params, text, capabilities: CodeActionTests.capabilities)?.list ?? []
    }

    private func applied(_ action: JSONTree?, _ text: String) throws -> String {
        Edits.applied(try #require(action), to: text, at: Sources.address)
    }

    @Test("A fix keeps the quotes of the code")
    func fix() throws {
        let text = Sources.clean.replacing("'US'", with: "'us'")
        let actions = actions(text, 5, 18)
        #expect(try applied(actions.first { $0["isPreferred"] == .boolean(true) }, text) == Sources.clean)
        #expect(try applied(actions.last { $0["kind"]?.string == "source.fixAll.paysheet" }, text) == Sources.clean)
    }

    @Test("A value that the code has elsewhere has no fix, and the server goes on")
    func elsewhere() {
        let text = "const none = null\n" + Sources.clean.replacing("cart.data", with: "'', shippingContact: none")
        #expect(text.contains("none"))
        #expect(!actions(text, 0, 14).contains { $0["kind"]?.string == "quickfix" && $0["isPreferred"] == .boolean(true) })
    }

    @Test("A finding in two documents has one fix")
    func shared() {
        let titles = actions(Sources.oneDecimal, 1, 50).compactMap { $0["title"]?.string }
        #expect(Set(titles).count == titles.count, "\(titles)")
    }

    @Test(
        "The comment goes above the line, or after it if another comment is there",
        arguments: [
            ("  total: { label: 'x', amount: '1.5' } })", "  // COMMENT\n  total: { label: 'x', amount: '1.5' } })"),
            (
                "  // paysheet-ignore label: y\n  total: { label: 'x', amount: '1.5' } })",
                "  // paysheet-ignore label: y\n  total: { label: 'x', amount: '1.5' } }) // COMMENT"
            ),
            ("\r\n\ttotal: { label: 'x', amount: '1.5' } })\r\n", "\r\n\t// COMMENT\r\n\ttotal: { label: 'x', amount: '1.5' } })\r\n"),
        ])
    func comment(_ end: String, _ expected: String) throws {
        let start =
            "new ApplePaySession(3, { countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'],\n"
            + "  merchantCapabilities: ['supports3DS'],\n"
        // The cursor is in the amount.
        let before = (start + end).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line = before.firstIndex { String(Substring($0)).contains("1.5") } ?? 0
        let character = String(Substring(before[line])).utf8.prefix { $0 != UInt8(ascii: "1") }.count
        let action = actions(start + end, line, character).first { $0["title"]?.string == "ignore amount/one-decimal here, with a comment" }
        let comment = "paysheet-ignore amount/one-decimal: say why this is accepted"
        #expect(try applied(action, start + end) == start + expected.replacing("COMMENT", with: comment))
    }

    @Test("The configuration can ignore a finding in source code")
    func ignore() {
        let titles = actions(Sources.oneDecimal, 1, 50).compactMap { $0["title"]?.string }
        #expect(titles.contains("ignore amount/one-decimal here, in .paysheet.json"))
    }
}
