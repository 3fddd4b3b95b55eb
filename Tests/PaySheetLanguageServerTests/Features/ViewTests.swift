import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import Testing

/// Symbols, hints, lenses and pictures.
struct ViewTests {
    // MARK: Symbols

    @Test("Clients with hierarchical symbol support get a tree")
    func tree() throws {
        var session = Session(#"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#)
        session.open(Documents.clean)
        let symbols = try #require(session.result("textDocument/documentSymbol", Session.document())?.list)
        #expect(
            symbols.map { $0["name"]?.string } == ["countryCode", "currencyCode", "supportedNetworks", "merchantCapabilities", "total"])
        let total = try #require(symbols.last)
        #expect(total["range"]?.range == "5:2-5:57")
        #expect(total["selectionRange"]?.range == "5:2-5:9")
        #expect(total["children"]?.list?.map { $0["name"]?.string } == ["label", "amount"])
    }

    @Test("Other clients get a list of symbols")
    func list() throws {
        var session = Session()
        session.open(Documents.clean)
        let symbols = try #require(session.result("textDocument/documentSymbol", Session.document())?.list)
        #expect(symbols.last?["name"]?.string == "amount")
        #expect(symbols.last?["containerName"]?.string == "total")
        #expect(symbols.last?["location"]?["uri"]?.string == Session.address)
    }

    // MARK: Hints

    private func hints(_ text: String) -> [(String, String)] {
        var session = Session()
        session.open(text)
        let params = Session.document(Session.address, #","range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}"#)
        return (session.result("textDocument/inlayHint", params)?.list ?? []).map { hint in
            let place = hint["position"]
            return (hint["label"]?.string ?? "", "\(place?["line"]?.int ?? -1):\(place?["character"]?.int ?? -1)")
        }
    }

    @Test(
        "A total shows the sum of its items", arguments: [("30.00", "= 38.06"), ("31.00", "≠ 39.06")])
    func sums(_ amount: String, _ label: String) {
        let items = #""lineItems": [{ "label": "Book", "amount": "\#(amount)" }, { "label": "Tax", "amount": "8.06" }],"#
        let hints = hints(Documents.clean.replacing(#"  "total""#, with: "  " + items + "\n  " + #""total""#))
        #expect(hints.contains { $0 == (label, "6:55") }, "\(hints)")
    }

    @Test("An invalid amount shows no sum")
    func noSum() {
        let items = #""lineItems": [{ "label": "Book", "amount": "x" }],"#
        let hints = hints(Documents.clean.replacing(#"  "total""#, with: items + #""total""#))
        #expect(!hints.contains { $0.0.hasPrefix("=") || $0.0.hasPrefix("≠") })
    }

    @Test("A member that needs a later version shows the version")
    func versions() {
        let hints = hints(Documents.clean.replacing(#""countryCode""#, with: #""supportsCouponCode": true, "countryCode""#))
        #expect(hints.contains { $0 == ("version 12", "1:28") }, "\(hints)")
        #expect(self.hints(Documents.clean).isEmpty)
    }

    // MARK: Pictures

    @Test(
        "A document with a picture has a code lens",
        arguments: [
            (Documents.clean, "Preview the payment sheet"), (OrderGuide.base.text, "Preview the order"), ("{\"name\":\"x\"}", nil),
            ("", nil),
        ])
    func lenses(_ text: String, _ title: String?) throws {
        var session = Session()
        session.open(text)
        let lenses = try #require(session.result("textDocument/codeLens", Session.document())?.list)
        #expect(lenses.map { $0["command"]?["title"]?.string } == (title.map { [$0] } ?? []))
        guard let command = lenses.first?["command"] else { return }
        #expect(command["command"]?.string == "paysheet.preview")
        #expect(command["arguments"]?.list?.first?.string == Session.address)
    }

    private func execute(_ arguments: String, _ text: String = Documents.clean, capabilities: String = "{}") -> (Session.Outcome, Int) {
        var session = Session(capabilities)
        session.open(text)
        let id = session.request("workspace/executeCommand", #"{"command":"paysheet.preview","arguments":\#(arguments)}"#)
        return (session.run(), id)
    }

    @Test("The picture is written next to the document", arguments: ["svg", "html"])
    func written(_ form: String) throws {
        let (outcome, id) = execute(
            #"["\#(Session.address)",{"as":"\#(form)"}]"#, capabilities: #"{"window":{"showDocument":{"support":true}}}"#)
        let address = "file:///work/request." + form
        #expect(outcome.result(id)?["uri"]?.string == address)
        #expect(outcome.files["/work/request." + form]?.contains("Harbor Books") == true)
        #expect(outcome.sent("window/showDocument").first?["uri"]?.string == address)
    }

    @Test("The picture can be returned instead")
    func returned() {
        let (outcome, id) = execute(#"["\#(Session.address)",{"write":false}]"#)
        #expect(outcome.result(id)?["text"]?.string?.hasPrefix("<svg") == true)
        #expect(outcome.files.isEmpty)
    }

    @Test(
        "A command with invalid arguments has an error",
        arguments: [
            ("[]", -32602), ("[1]", -32602), (#"["file:///work/other.json"]"#, -32602), (#"["\#(Session.address)",{"as":"png"}]"#, -32602),
            (#"["\#(Session.address)",{"theme":"pink"}]"#, -32602),
        ])
    func wrong(_ arguments: String, _ code: Int) {
        let (outcome, id) = execute(arguments)
        #expect(outcome.errors(of: id) == [code])
    }

    @Test("A document without a sheet has no picture", arguments: ["{\"name\":\"x\"}", #"{"statusCode":200,"identifier":"x"}"#])
    func none(_ text: String) {
        let (outcome, id) = execute(#"["\#(Session.address)"]"#, text)
        #expect(outcome.errors(of: id) == [-32803])
    }
}
