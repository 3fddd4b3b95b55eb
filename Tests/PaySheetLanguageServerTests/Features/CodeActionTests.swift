import PaySheet
import Testing

/// Changes that the user can choose.
struct CodeActionTests {
    private func actions(
        _ text: String, _ range: String = "0:0-99:0", only: String = "", capabilities: String = CodeActionTests.capabilities,
        files: [String: String] = [:]
    ) -> [JSONTree] {
        var session = Session(capabilities, files: files)
        session.open(text)
        return session.result("textDocument/codeAction", CodeActionTests.params(range, only))?.list ?? []
    }

    static let capabilities = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#

    static func params(_ range: String, _ only: String) -> String {
        let numbers = range.split { $0 == ":" || $0 == "-" }
        return Session.document(
            Session.address,
            #","range":{"start":{"line":\#(numbers[0]),"character":\#(numbers[1])},"#
                + #""end":{"line":\#(numbers[2]),"character":\#(numbers[3])}},"context":{"diagnostics":[]\#(only)}"#)
    }

    private func title(_ action: JSONTree) -> String { action["title"]?.string ?? "" }

    @Test("A safe fix is preferred, and its edit removes the finding")
    func fix() throws {
        let actions = actions(Documents.oneDecimal, "5:50-5:50")
        let fix = try #require(actions.first)
        #expect(title(fix) == #"write "38.50""#)
        #expect(fix["kind"]?.string == "quickfix")
        #expect(fix["isPreferred"] == .boolean(true))
        #expect(fix["diagnostics"]?.list?.first?["code"]?.string == "amount/one-decimal")
        #expect(Edits.applied(fix, to: Documents.oneDecimal) == Documents.clean.replacing("38.06", with: "38.50"))
    }

    @Test("Away from a finding, only the action for the whole file is offered")
    func far() {
        #expect(actions(Documents.oneDecimal, "0:0-0:1").map { $0["kind"]?.string } == ["source.fixAll.paysheet"])
    }

    @Test(
        "A client can request one kind of action",
        arguments: [
            (#","only":["quickfix"]"#, ["quickfix", "quickfix"]), (#","only":["source"]"#, ["source.fixAll.paysheet"]),
            (#","only":["source.fixAll"]"#, ["source.fixAll.paysheet"]), (#","only":["refactor"]"#, []), (#","only":["source.fix"]"#, []),
            (#","only":[""]"#, ["quickfix", "quickfix", "source.fixAll.paysheet"]),
        ])
    func only(_ only: String, _ kinds: [String]) {
        #expect(actions(Documents.oneDecimal, only: only).compactMap { $0["kind"]?.string } == kinds)
    }

    @Test("The action for the whole file applies every safe fix and nothing else")
    func fixAll() throws {
        let text = Documents.oneDecimal.replacing(#""US""#, with: #""us""#).replacing(#""visa", "masterCard""#, with: #""visa", "visa""#)
        let all = try #require(actions(text, only: #","only":["source.fixAll"]"#).first)
        let fixed = Edits.applied(all, to: text)
        #expect(fixed.contains(#""38.50""#))
        #expect(fixed.contains(#""US""#))
        #expect(self.actions(fixed, only: #","only":["source.fixAll"]"#).isEmpty)
    }

    @Test("A client that counts versions gets the version of the text")
    func versions() throws {
        let capabilities =
            #"{"workspace":{"workspaceEdit":{"documentChanges":true}},"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#
        let fix = try #require(actions(Documents.oneDecimal, capabilities: capabilities).first)
        let change = try #require(fix["edit"]?["documentChanges"]?.list?.first)
        #expect(change["textDocument"]?["version"]?.int == 1)
        #expect(change["textDocument"]?["uri"]?.string == Session.address)
        #expect(Edits.applied(fix, to: Documents.oneDecimal).contains("38.50"))
    }

    @Test("Text that is almost JSON can be rewritten as JSON")
    func json() throws {
        let text = Documents.clean.replacing(#""38.06" }"#, with: #""38.06", }, // the total"#)
        let action = try #require(actions(text).first { title($0).hasPrefix("write the document as JSON") })
        let written = Edits.applied(action, to: text)
        #expect(JSONTree([UInt8](written.utf8)) == JSONTree([UInt8](Documents.clean.utf8)))
        #expect(written.hasSuffix("}\n"))
    }

    // MARK: Ignoring

    private func ignoring(_ files: [String: String]) throws -> JSONTree {
        try #require(actions(Documents.oneDecimal, files: files).first { title($0).hasPrefix("ignore amount/one-decimal") })
    }

    private static let configuration = "file:///work/.paysheet.json"

    @Test(
        "An action adds a finding with a reason to an existing configuration",
        arguments: [
            "{}", "{\n}\n", #"{"failOn":"warning"}"#, "{\n  \"edition\": \"2026.11\",\n  \"ignore\": []\n}\n",
            #"{"ignore":[{"rule":"amount/format","reason":"old"}],"failOn":"never"}"#,
        ])
    func ignore(_ configuration: String) throws {
        let action = try ignoring([".paysheet.json": configuration])
        let changed = Edits.applied(action, to: configuration, at: CodeActionTests.configuration)
        let reason = "the provider rounds"
        let told = changed.replacing("say why this is accepted", with: reason)
        #expect(told != changed)
        var session = Session(files: [".paysheet.json": told])
        session.open(Documents.oneDecimal)
        let outcome = session.run()
        #expect(outcome.rules() == [])
        #expect(outcome.shown == [])
    }

    @Test("Without a configuration, the action creates one")
    func ignoreWithout() throws {
        let action = try ignoring([:])
        let made = Edits.applied(action, to: "", at: CodeActionTests.configuration)
        var session = Session(files: [".paysheet.json": made])
        session.open(Documents.oneDecimal)
        #expect(session.run().rules() == [])
        // Other values of the same rule are still found.
        var other = Session(files: [".paysheet.json": made])
        other.open(Documents.oneDecimal, at: "file:///work/other.json")
        #expect(other.run().rules("file:///work/other.json") == ["amount/one-decimal"])
    }

    @Test("A configuration that is not an object is not changed", arguments: ["[]", "{", "", "{\"ignore\":1}"])
    func brokenConfiguration(_ text: String) {
        let titles = actions(Documents.oneDecimal, files: [".paysheet.json": text]).map { title($0) }
        #expect(!titles.contains { $0.hasPrefix("ignore") })
    }
}
