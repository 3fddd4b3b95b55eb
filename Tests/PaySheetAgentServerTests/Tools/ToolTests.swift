import Foundation
import PaySheet
import PaySheetChecking
import Testing

/// What the tools answer.
struct ToolTests {
    @Test("Every tool only reads, and has schemas for arguments and result")
    func list() {
        var session = AgentSession()
        let id = session.request("tools/list")
        let tools = session.run().result(id)?["tools"]?.list ?? []
        let names = ["check", "fix", "explain", "example", "preview", "describe", "reference", "check_token"]
        #expect(tools.compactMap { $0["name"]?.string } == names)
        for tool in tools {
            #expect(tool["annotations"]?["readOnlyHint"]?.bool == true)
            #expect(tool["inputSchema"]?["type"]?.string == "object")
            #expect(tool["outputSchema"]?["properties"]?.members?.isEmpty == false)
            for argument in tool["inputSchema"]?["properties"]?.members ?? [] {
                #expect(argument.value["description"]?.string?.isEmpty == false, "\(argument.name)")
            }
        }
    }

    @Test(
        "A wrong argument names the right ones",
        arguments: [
            ("check", #"{"pths":["."]}"#, "did you mean paths"), ("check", "{}", "give one of document, source, paths"),
            ("check", #"{"document":"{}","paths":["a"]}"#, "exclude each other"), ("check", #"{"document":7}"#, "a string or an object"),
            ("check", #"{"document":"{}","kind":"ApplePayRequst"}"#, "did you mean ApplePay"),
            ("check", #"{"document":"{}","expectCountry":"Germany"}"#, "Germany"),
            ("check", #"{"document":"{}","maxFindings":0}"#, "from 1 to 1000"), ("check", #"{"source":"x"}"#, "use javascript"),
            ("check", #"{"source":"x","language":"cobol"}"#, "use javascript"),
            ("check", #"{"document":"{}","language":"php"}"#, "remove it"),
            ("check", #"{"paths":["-"]}"#, "give the text"), ("check", #"{"document":"{}","now":"yesterday"}"#, "now takes a date"),
            ("fix", #"{"paths":["."]}"#, "did you mean path"), ("fix", #"{"document":"{\"a\":1,\"a\":2}"}"#, "corrected first"),
            ("explain", "{}", "\"about\" is missing"), ("explain", #"{"about":"amount/formt"}"#, "did you mean amount/format"),
            ("example", #"{"kind":"recuring"}"#, "did you mean recurring"), ("example", #"{"break":"no/such"}"#, "unknown rule"),
            ("example", #"{"kind":"basic","merchants":0}"#, "1 to 1000"), ("preview", #"{"document":"{}","as":"png"}"#, "use text, svg"),
            ("preview", #"{"document":"{}","theme":"blue"}"#, "auto, light, dark"), ("preview", #"{"document":"[1]"}"#, "call check"),
            ("describe", #"{"document":"{"}"#, "call check"), ("describe", #"{"document":"{}","charges":"many"}"#, "from 0 to 1000"),
            ("reference", #"{"name":"ApplePayLineItm"}"#, "did you mean ApplePayLineItem"),
            ("reference", #"{"name":7}"#, "must be a string"), ("check_token", #"{"document":{}}"#, "there is no payment token"),
            ("check_token", #"{"document":{},"rot":"a"}"#, "did you mean root"),
        ])
    func mistakes(_ tool: String, _ arguments: String, _ words: String) {
        let (id, outcome) = AgentSession.call(tool, arguments)
        #expect(outcome.mistake(id)?.contains(words) == true, "\(outcome.mistake(id) ?? "no mistake")")
        #expect(outcome.mistake(id)?.contains("--") == false)
    }

    // MARK: Tokens

    @Test("check_token says what was verified, and shows nothing of the token")
    func token() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../TokensTests/Fixtures")
        func fixture(_ name: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
        let files = [
            "token.json": try fixture("token.json"), "root.pem": try fixture("root.pem"), "own.pem": try fixture("processing.pem"),
        ]
        let (id, outcome) = AgentSession.call(
            "check_token", #"{"path":"token.json","root":"root.pem","certificate":["own.pem"]}"#, files: files)
        let result = outcome.structured(id)
        #expect(result?["text"]?.string?.hasPrefix("verified: signature, chain to Not Apple Root; not checked: age, ") == true)
        #expect(result?["result"]?["findings"]?.list?.isEmpty == true)
        #expect(result?["result"]?["certificate"]?.string == "own.pem")
        // Only the root of the fixtures shows who made it.
        let (other, refused) = AgentSession.call("check_token", #"{"path":"token.json"}"#, files: files)
        let finding = refused.structured(other)?["result"]?["findings"]?.list?.first
        #expect(finding?["rule"]?.string == "token-trust/chain" && finding?["severity"]?.string == "error")
        let data = try #require(JSONTree([UInt8](files["token.json"]?.utf8 ?? "".utf8))?.text("data"))
        #expect(!"\(outcome.messages)".contains(data))
    }

    // MARK: Check and fix

    @Test("A finding has place, cause, remedy and fix, and the document Safari's verdict", arguments: [true, false])
    func check(_ isText: Bool) {
        let document = isText ? AgentSession.quoted(AgentSession.broken) : AgentSession.broken
        let (id, outcome) = AgentSession.call("check", #"{"document":\#(document)}"#)
        let result = outcome.structured(id)
        #expect(result?["passed"]?.bool == false)
        let checked = result?["documents"]?.list?.first
        #expect(checked?["safari"]?["outcome"]?.string == "throws")
        #expect(checked?["safari"]?["what"]?.string?.contains("is not a valid country code") == true)
        let finding = checked?["findings"]?.list?.first
        #expect(finding?["rule"]?.string == "country/unknown")
        #expect(finding?["pointer"]?.string == "/countryCode")
        #expect(finding?["line"]?.int == 1)
        #expect(finding?["column"]?.int == 16)
        #expect(finding?["remedy"]?.string == "write \"US\"")
        #expect(finding?["fix"]?.string == "safe")
        // The text is the same, for clients without structured results.
        #expect(outcome.text(id).flatMap { JSONTree([UInt8]($0.utf8)) } == result)
    }

    @Test("Errors come first when findings are left out")
    func limit() {
        let (id, outcome) = AgentSession.call("check", #"{"document":\#(AgentSession.broken),"maxFindings":1}"#)
        #expect(outcome.rules(id) == ["country/unknown"])
        #expect(outcome.structured(id)?["omittedFindings"]?.int == 1)
        #expect(outcome.structured(id)?["summary"]?["warnings"]?.int == 1)
    }

    @Test("Source code is checked, with the place in it")
    func source() {
        let code =
            "new ApplePaySession(3,{countryCode:'us',currencyCode:'USD',supportedNetworks:['visa'],"
            + "merchantCapabilities:['supports3DS'],\ntotal:{label:'x',amount:'1.50'}})"
        let (id, outcome) = AgentSession.call("check", #"{"source":\#(AgentSession.quoted(code)),"language":"javascript"}"#)
        #expect(outcome.rules(id).contains("country/unknown"))
        let (fixed, result) = AgentSession.call("fix", #"{"source":\#(AgentSession.quoted(code)),"language":"javascript"}"#)
        #expect(result.structured(fixed)?["text"]?.string?.contains("countryCode:'US'") == true)
        let (none, other) = AgentSession.call("check", #"{"source":"let a = 1","language":"typescript"}"#)
        #expect(other.structured(none)?["notes"]?.strings == ["no document reaches Apple Pay in this code"])
    }

    @Test(
        "Nothing checked is not passed, and a note says why",
        arguments: [
            (#"{"paths":[]}"#, "paths is empty"), (#"{"paths":["."]}"#, "no document of a known kind"),
            (#"{"paths":["package.json"]}"#, nil), (#"{"paths":["empty.applepay.ndjson"]}"#, "no document of a known kind"),
            (#"{"paths":["util.js"]}"#, "no document of a known kind"), (#"{"source":"","language":"javascript"}"#, "no document reaches"),
            (#"{"source":"let a = 1","language":"typescript"}"#, "no document reaches"),
            (#"{"source":"new ApplePaySession(3, request)","language":"javascript"}"#, "could not be followed"),
            (#"{"paths":["none.json"]}"#, nil),
        ] as [(String, String?)])
    func nothing(_ arguments: String, _ reason: String?) {
        let files = ["package.json": "{}", "empty.applepay.ndjson": "\n", "util.js": "let a = 1"]
        let (id, outcome) = AgentSession.call("check", arguments, files: files)
        let result = outcome.structured(id)
        let counts = (result?["summary"]?["documents"]?.int, result?["failures"]?.list?.count)
        guard let reason else {
            #expect(counts != (0, 0))
            #expect(result?["passed"]?.bool == false)
            return
        }
        #expect(counts == (0, 0))
        #expect(result?["passed"] == .null)
        #expect(result?["notes"]?.strings.contains { $0.contains(reason) } == true)
    }

    @Test("A fix says that there is nothing to fix, and how many findings it does not list")
    func nothingToFix() {
        let (none, empty) = AgentSession.call("fix", #"{"source":"let a = 1","language":"javascript"}"#)
        #expect(empty.structured(none)?["notes"]?.strings == ["no document reaches Apple Pay in this code"])
        let code =
            "new ApplePaySession(3,{countryCode:'XQ',currencyCode:'USD',supportedNetworks:['visa'],"
            + "merchantCapabilities:['supports3DS'],total:{label:'x',amount:'1.50'}})"
        let (id, outcome) = AgentSession.call("fix", #"{"source":\#(AgentSession.quoted(code)),"language":"javascript"}"#)
        #expect(outcome.structured(id)?["leftCount"]?.int == 1)
        #expect(outcome.structured(id)?["notes"]?.strings == ["1 finding left; call check, which says what they are"])
    }

    @Test("A folder has its documents, records, containers and sources")
    func folder() {
        let files = [
            "a.applepay.json": AgentSession.broken, "b.applepay.ndjson": AgentSession.broken + "\n" + AgentSession.broken + "\n",
            "package.json": "{}", "pay.js": "new ApplePaySession(3, request)",
        ]
        let (id, outcome) = AgentSession.call("check", #"{"paths":["."]}"#, files: files)
        #expect(outcome.structured(id)?["summary"]?["documents"]?.int == 3)
        #expect(outcome.structured(id)?["documents"]?.list?.compactMap { $0["line"]?.int } == [1, 2])
        #expect(outcome.structured(id)?["notes"]?.strings.contains { $0.hasPrefix("pay.js:1:") } == true)
    }

    @Test("Fixes return the new text, and what is left")
    func fix() {
        let (id, outcome) = AgentSession.call("fix", #"{"path":"a.json"}"#, files: ["a.json": AgentSession.broken])
        let result = outcome.structured(id)
        #expect(result?["changed"]?.bool == true)
        #expect(result?["text"]?.string?.contains(#""amount":"1.50""#) == true)
        #expect(result?["applied"]?.list?.count == 2)
        #expect(result?["leftCount"]?.int == 0)
    }

    @Test("A text above the limit is left out with a note")
    func longText() {
        let (id, outcome) = AgentSession.call("fix", #"{"document":\#(AgentSession.broken),"maxCharacters":20}"#)
        #expect(outcome.structured(id)?["text"] == nil)
        #expect(outcome.structured(id)?["notes"]?.strings.first?.contains("raise maxCharacters") == true)
        let (other, cut) = AgentSession.call("explain", #"{"about":"amount/format","maxCharacters":20}"#)
        #expect(cut.structured(other)?["text"]?.string?.count == 20)
        #expect(cut.structured(other)?["notes"]?.strings.count == 1)
    }

    @Test("Personal values are in no answer of check, and no private key in any")
    func personal() {
        let contact =
            #"{"emailAddress":"jane.doe@@example.org","givenName":"Jane","familyName":"Doe","countryCode":"xx","phoneticGivenName":7}"#
        let (id, outcome) = AgentSession.call("check", #"{"document":\#(contact),"kind":"ApplePayPaymentContact"}"#)
        #expect(!outcome.rules(id).isEmpty)
        #expect(outcome.text(id)?.contains("jane.doe") == false)
        let key = #"{"document":"-----BEGIN PRIVATE KEY-----\nMIIE"}"#
        let (fix, refused) = AgentSession.call("fix", key)
        #expect(refused.mistake(fix)?.contains("private key") == true)
        #expect(refused.text(fix)?.contains("MIIE") == false)
    }

    // MARK: The others

    @Test("Each tool answers", arguments: ["wallet-order", "flow", "recurring", "basic"])
    func others(_ kind: String) {
        let (first, outcome) = AgentSession.call("example", #"{"kind":"\#(kind)","seed":3}"#)
        let text = outcome.structured(first)?["text"]?.string ?? ""
        var session = AgentSession()
        let document = AgentSession.quoted(text)
        let check = session.call("check", #"{"document":\#(document)}"#)
        let preview = session.call("preview", #"{"document":\#(document)}"#)
        let picture = session.call("preview", #"{"document":\#(document),"as":"svg","theme":"dark"}"#)
        let describe = session.call("describe", #"{"document":\#(document),"now":"2035-01-01T00:00:00Z"}"#)
        let results = session.run()
        #expect(results.structured(check)?["passed"]?.bool == true)
        #expect(results.text(preview)?.contains("│") == true)
        #expect(results.result(preview)?["content"]?.list?.count == 1)
        #expect(results.result(picture)?["content"]?.list?.last?["mimeType"]?.string == "image/svg+xml")
        #expect(results.structured(describe)?["text"]?.string?.isEmpty == false)
    }

    @Test("A broken example breaks its rule")
    func brokenExample() {
        let (id, outcome) = AgentSession.call("example", #"{"break":"total/negative"}"#)
        let text = outcome.structured(id)?["text"]?.string ?? ""
        let (check, result) = AgentSession.call("check", #"{"document":\#(AgentSession.quoted(text))}"#)
        #expect(result.rules(check) == ["total/negative"])
    }

    @Test(
        "A message, a log and a few words are explained",
        arguments: [
            ("TypeError: Missing total label.", "the total has no label"),
            (#"start\nTypeError: Load failed\n    at pay (a.js:1:2)"#, "To do: "),
            ("how do I test without a device", "Docs/Testing-a-checkout.md"),
        ])
    func message(_ about: String, _ words: String) {
        let (id, outcome) = AgentSession.call("explain", #"{"about":"\#(about)"}"#)
        #expect(outcome.text(id)?.contains(words) == true)
    }

    @Test(
        "Every member of an answer of reference is in its schema",
        arguments: ["{}", #"{"name":"ApplePayLineItem","maxEntries":1}"#, #"{"name":"ApplePayLineItemType","maxEntries":1}"#])
    func referenceSchema(_ arguments: String) throws {
        var session = AgentSession()
        let list = session.request("tools/list")
        let call = session.request("tools/call", #"{"name":"reference","arguments":\#(arguments)}"#)
        let outcome = session.run()
        let tool = outcome.result(list)?["tools"]?.list?.first { $0["name"]?.string == "reference" }
        let known = try #require(tool?["outputSchema"]?["properties"]?.members)
        let given = try #require(outcome.structured(call)?.members)
        #expect(Set(given.map { $0.name }).isSubset(of: known.map { $0.name }))
    }

    @Test("A dictionary has members, types, since and rules; a vocabulary its words")
    func reference() {
        let (id, outcome) = AgentSession.call("reference", #"{"name":"ApplePayLineItem"}"#)
        let result = outcome.structured(id)
        let amount = result?["members"]?.list?.first { $0["name"]?.string == "amount" }
        #expect(amount?["type"]?.string?.contains("12.50") == true)
        #expect(amount?["since"]?.string == "version 1")
        let rules = result?["rules"]?.list?.compactMap { $0["rule"]?.string } ?? []
        #expect(rules.contains("amount/format") && rules.contains("total/negative"))
        #expect(!rules.contains("contact/email"))
        let (words, other) = AgentSession.call("reference", #"{"name":"ApplePayLineItemType","maxEntries":1}"#)
        #expect(other.structured(words)?["words"]?.list?.compactMap { $0["word"]?.string } == ["final"])
        #expect(other.structured(words)?["notes"]?.strings == ["1 more words; raise maxEntries"])
        let (names, all) = AgentSession.call("reference", "{}")
        #expect(all.structured(names)?["names"]?.strings.contains("ApplePayPaymentRequest") == true)
    }
}
