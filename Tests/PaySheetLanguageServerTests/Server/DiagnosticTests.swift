import PaySheet
import PaySheetGuide
import PaySheetOrderGuide
import Testing

/// Findings while a text is edited.
struct DiagnosticTests {
    @Test("An opened document has findings with rule, page, severity, place and version")
    func opened() throws {
        var session = Session()
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        let findings = try #require(outcome.published().first)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding["code"]?.string == "amount/one-decimal")
        #expect(finding["codeDescription"]?["href"]?.string?.hasPrefix("https://") == true)
        #expect(finding["source"]?.string == "paysheet")
        #expect(finding["severity"]?.int == 2)
        #expect(finding["range"]?.range == "5:48-5:54")
        #expect(outcome.sent("textDocument/publishDiagnostics").first?["version"]?.int == 1)
    }

    @Test("In an order, a rule about all documents has the page of orders")
    func orders() throws {
        var session = Session()
        session.open(OrderGuide.base.text.replacing("\"ecommerce\"", with: "\"shop\""))
        let finding = try #require(session.run().published().first?.first)
        #expect(finding["code"]?.string == "code/unknown")
        #expect(finding["codeDescription"]?["href"]?.string == "https://developer.apple.com/documentation/walletorders/order")
    }

    @Test("A rule's page can be the project's own copy")
    func pages() {
        var session = Session(options: #"{"rulePages":"https://pages.example/rules"}"#)
        session.open(Documents.oneDecimal)
        let finding = session.run().published().first?.first
        #expect(finding?["codeDescription"]?["href"]?.string == "https://pages.example/rules/amount.md#amountone-decimal")
    }

    @Test(
        "Columns use the negotiated units",
        arguments: [("utf-8", "0:34-0:39"), ("utf-16", "0:32-0:37"), ("utf-32", "0:31-0:36")])
    func columns(_ encoding: String, _ range: String) {
        var session = Session(#"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
        session.open(
            #"{"total":{"label":"😀","amount":"1.x"},"countryCode":"US","currencyCode":"USD","#
                + #""supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"]}"#)
        #expect(session.run().published().first?.first?["range"]?.range == range)
    }

    @Test("After partial edits, the findings match the new text")
    func edits() {
        var session = Session()
        session.open(Documents.clean)
        session.change("5:52-5:53", to: "", version: 2)
        session.change("5:52-5:52", to: "0", version: 3)
        let outcome = session.run()
        #expect(outcome.published().map { $0.compactMap { $0["code"]?.string } } == [[], ["amount/one-decimal"], []])
        #expect(outcome.sent("textDocument/publishDiagnostics").compactMap { $0["version"]?.int } == [1, 2, 3])
    }

    @Test("If several changes wait, only the last text is checked")
    func coalesced() {
        var session = Session()
        session.together { session in
            session.open(Documents.clean)
            for version in 2...50 { session.change("5:50-5:52", to: version % 2 == 0 ? "0" : "00", version: version) }
            session.change(to: Documents.oneDecimal, version: 51)
        }
        let outcome = session.run()
        #expect(outcome.sent("textDocument/publishDiagnostics").compactMap { $0["version"]?.int } == [51])
        #expect(outcome.rules() == ["amount/one-decimal"])
    }

    @Test("A closed document has no findings")
    func closed() {
        var session = Session()
        session.open(Documents.oneDecimal)
        session.notify("textDocument/didClose", Session.document())
        #expect(session.run().published().map { $0.count } == [1, 0])
    }

    @Test(
        "Files that are not payment documents have no findings",
        arguments: [
            ("package.json", #"{"name":"x","version":"1.0.0"}"#), (".paysheet.json", #"{"failOn":"warning"}"#), ("a.json", ""),
            ("a.json", "[1, 2"), ("settings.json", "{ // comment\n}"), ("a.js", "const total = {amount: 5}"),
        ])
    func otherFiles(_ name: String, _ text: String) {
        var session = Session()
        session.open(text, at: "file:///work/" + name, language: name.hasSuffix(".js") ? "javascript" : "json")
        #expect(session.run().rules("file:///work/" + name) == [])
    }

    @Test("Text that is almost JSON has findings about its syntax and its content")
    func broken() {
        var session = Session()
        session.open(#"{"countryCode":"US","currencyCode":"USD","total":{"label":"x","amount":"1.5",},}"#)
        let rules = session.run().rules()
        #expect(rules.contains("json/trailing-comma"))
        #expect(rules.contains("amount/one-decimal"))
    }

    @Test("Every line of an NDJSON text is a document")
    func lines() {
        var session = Session()
        let address = "file:///work/log.ndjson"
        let clean = Documents.clean.split(separator: "\n").joined()
        let odd = Documents.oneDecimal.split(separator: "\n").joined()
        session.open(clean + "\n\n" + odd + "\n", at: address, language: "jsonl")
        let findings = session.run().published(address).last
        #expect(findings?.map { $0["range"]?["start"]?["line"]?.int } == [2])
    }

    @Test("A repeated member refers to the first one")
    func related() {
        var session = Session(#"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
        session.open(Documents.clean.replacing(#""countryCode": "US","#, with: #""countryCode": "US", "countryCode": "US","#))
        let finding = session.run().published().last?.first
        #expect(finding?["code"]?.string == "member/duplicate")
        #expect(finding?["relatedInformation"]?.list?.first?["location"]?["range"]?["start"]?["line"]?.int == 1)
    }

    // MARK: Pulled

    private static let pulling = #"{"textDocument":{"diagnostic":{}}}"#

    @Test("A client that requests findings is not sent any")
    func pulled() {
        var session = Session(DiagnosticTests.pulling)
        session.open(Documents.oneDecimal)
        let id = session.request("textDocument/diagnostic", Session.document())
        let outcome = session.run()
        #expect(outcome.result(id)?["kind"]?.string == "full")
        #expect(outcome.result(id)?["items"]?.list?.count == 1)
        #expect(outcome.published().isEmpty)
    }

    @Test("A request before a waiting change must be sent again")
    func outdated() {
        var session = Session(DiagnosticTests.pulling)
        session.open(Documents.oneDecimal)
        var (early, late) = (0, 0)
        session.together { session in
            early = session.request("textDocument/diagnostic", Session.document())
            session.change(to: Documents.clean, version: 2)
            late = session.request("textDocument/diagnostic", Session.document())
        }
        let outcome = session.run()
        #expect(outcome.errors(of: early) == [-32802])
        #expect(outcome.answer(early)?["error"]?["data"]?["retriggerRequest"] == .boolean(true))
        #expect(outcome.result(late)?["items"]?.list?.isEmpty == true)
    }

    @Test("A canceled request has an error, and other requests do not")
    func cancelled() {
        var session = Session()
        session.open(Documents.clean)
        var (first, second) = (0, 0)
        session.together { session in
            first = session.request("textDocument/hover", Session.at(0, 0))
            second = session.request("textDocument/documentSymbol", Session.document())
            session.notify("$/cancelRequest", #"{"id":\#(first)}"#)
            session.notify("$/cancelRequest", #"{"id":"unknown"}"#)
        }
        let outcome = session.run()
        #expect(outcome.errors(of: first) == [-32800])
        #expect(outcome.answer(second)?["result"] != nil)
    }

    // MARK: Settings

    @Test("The configuration of the project is used")
    func configuration() {
        let text = #"{"ignore":[{"rule":"amount/one-decimal","reason":"the provider rounds"}]}"#
        var session = Session(files: [".paysheet.json": text])
        session.open(Documents.oneDecimal)
        #expect(session.run().rules() == [])
    }

    @Test("A broken configuration is reported once and then ignored")
    func brokenConfiguration() {
        var session = Session(files: [".paysheet.json": #"{"failOn":"sometimes"}"#])
        session.open(Documents.oneDecimal)
        session.change(to: Documents.oneDecimal + "\n", version: 2)
        let outcome = session.run()
        #expect(outcome.rules() == ["amount/one-decimal"])
        #expect(outcome.shown.count == 1)
        #expect(outcome.shown.allSatisfy { $0.contains(".paysheet.json:1:11") })
    }

    @Test(
        "The client's options are those of check",
        arguments: [
            (#"{"ignore":["amount"]}"#, []), (#"{"ignore":"amount/one-decimal"}"#, []),
            (#"{"expectCountry":"DE"}"#, ["country/expected", "amount/one-decimal"]),
            ("null", ["amount/one-decimal"]), ("{}", ["amount/one-decimal"]),
        ])
    func options(_ options: String, _ rules: [String]) {
        var session = Session(options: options)
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        #expect(outcome.rules() == rules)
        #expect(outcome.shown == [])
    }

    @Test(
        "Invalid options are ignored, and the client is told why",
        arguments: [
            #"{"ignor":["amount"]}"#, #"{"ignore":["amont"]}"#, "[]", #"{"apiVersion":"x"}"#, #"{"rulePages":1}"#, #"{"kind":"x"}"#,
        ])
    func wrongOptions(_ options: String) {
        var session = Session(options: options)
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        #expect(outcome.rules() == ["amount/one-decimal"])
        #expect(outcome.shown.count == 1)
    }

    @Test("Options can change later")
    func laterOptions() {
        var session = Session()
        session.open(Documents.oneDecimal)
        session.notify("workspace/didChangeConfiguration", #"{"settings":{"paysheet":{"ignore":["amount"]}}}"#)
        #expect(session.run().published().map { $0.count } == [1, 0])
    }

    @Test("The release of Safari is an option", arguments: [("18.4", 1), ("26.4", 2)])
    func safari(_ release: String, _ severity: Int) {
        let text = Documents.clean.replacing("\"visa\"", with: "\"visa\", \"solo\"", maxReplacements: 1)
        var session = Session(options: #"{"safari":"\#(release)"}"#)
        session.open(text)
        #expect(session.run().published().last?.compactMap { $0["severity"]?.int } == [severity])
    }

    @Test("A change that cannot be read is reported")
    func lostChange() {
        var session = Session()
        session.open(Documents.clean)
        session.notify(
            "textDocument/didChange", #"{"textDocument":{"uri":"\#(Session.address)","version":2},"contentChanges":[{"text":1}]}"#)
        session.notify("textDocument/didChange", #"{"textDocument":{"uri":"file:///work/unknown","version":2},"contentChanges":[]}"#)
        #expect(session.run().shown.count == 2)
    }
}
