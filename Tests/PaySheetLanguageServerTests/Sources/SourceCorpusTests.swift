import PaySheet
import PaySheetChecking
import PaySheetTool
import TestSupport
import Testing

/// Source code in the editor has what the command says about the file.
@Suite("The language server over the corpus of source files")
struct SourceCorpusTests {
    static let names = SourceCorpus.names("Mistakes") + SourceCorpus.names("Silent")

    static let capabilities =
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}},"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#

    private static func text(_ name: String) throws -> String { String(decoding: try SourceCorpus.bytes(name), as: UTF8.self) }

    /// Runs a command over a file.
    private static func run(_ words: [String], _ name: String, _ text: String) -> MemorySystem {
        let memory = MemorySystem()
        memory.add(.folder(["work"]), at: "/")
        memory.add(.folder([name]), at: "/work")
        memory.add(.file([UInt8](text.utf8)), at: "/work/" + name)
        _ = Command.run(words + ["/work/" + name], memory.system)
        return memory
    }

    /// The findings that the command reports, each on a line.
    private static func reported(_ name: String, _ text: String) -> [String] {
        let output = run(["check", "--format=ndjson", "--no-config"], name, text).output
        return output.split(separator: 0x0A).flatMap { line in JSONTree([UInt8](line))?["findings"]?.list ?? [] }.map { finding in
            func place(_ name: String) -> String {
                let place = finding[name]
                return "\((place?["line"]?.int ?? 0) - 1):\((place?["utf16Column"]?.int ?? 0) - 1)"
            }
            let help = finding["help"]?.string.map { "; " + $0 } ?? ""
            let parts = [finding["severity"]?.string, finding["rule"]?.string, (finding["message"]?.string ?? "") + help]
            return place("start") + "-" + place("end") + " " + parts.map { $0 ?? "?" }.joined(separator: " ")
        }
    }

    /// The findings that the editor shows, each on a line.
    private static func shown(_ name: String, _ text: String) -> [String] {
        var session = Session()
        session.open(text, at: "file:///work/" + name, language: "")
        return session.run().published("file:///work/" + name).last?.map { finding in
            let severity = ["error", "warning", "info"][(finding["severity"]?.int ?? 1) - 1]
            return [finding["range"]?.range, severity, finding["code"]?.string, finding["message"]?.string].map { $0 ?? "?" }
                .joined(separator: " ")
        } ?? []
    }

    private static func actions(_ name: String, _ text: String, only: String = "") -> [JSONTree] {
        var session = Session(capabilities)
        session.open(text, at: "file:///work/" + name, language: "")
        let params =
            #"{"textDocument":{"uri":"file:///work/\#(name)"},"range":{"start":{"line":0,"character":0},"#
            + #""end":{"line":9999,"character":0}},"context":{"diagnostics":[]\#(only)}}"#
        return session.result("textDocument/codeAction", params)?.list ?? []
    }

    @Test("The findings are those of check", arguments: names)
    func findings(_ name: String) throws {
        let text = try SourceCorpusTests.text(name)
        let shown = SourceCorpusTests.shown(name, text)
        #expect(shown == SourceCorpusTests.reported(name, text))
        let hasFindings = SourceCorpus.expected[name] != nil || SourceCorpusTests.others.contains(name)
        #expect(shown.isEmpty == !hasFindings)
    }

    /// Files without a wrong request of Apple Pay that have mistakes of another interface, or lose the gesture of the shopper.
    private static let others = [
        "adyen-config.js", "react-native.ts", "29-function-argument.right.js", "30-async-function.right.js", "paypal-sdk.js",
        "express-route.js",
    ]

    @Test("The action for the whole file makes the same changes as fix", arguments: names)
    func fixAll(_ name: String) throws {
        let text = try SourceCorpusTests.text(name)
        let changes = SourceCorpusTests.run(["fix"], name, text).changes
        let fixed = changes.last?.content.map { String(decoding: $0, as: UTF8.self) } ?? text
        let action = SourceCorpusTests.actions(name, text, only: #","only":["source.fixAll"]"#).first
        #expect((action.map { Edits.applied($0, to: text, at: "file:///work/" + name) } ?? text) == fixed)
    }

    @Test("A preferred fix removes its finding and causes no other that is as severe", arguments: SourceCorpus.names("Mistakes"))
    func fixes(_ name: String) throws {
        let text = try SourceCorpusTests.text(name)
        let before = SourceCorpusTests.reported(name, text)
        for action in SourceCorpusTests.actions(name, text) where action["isPreferred"] == .boolean(true) {
            let after = Edits.applied(action, to: text, at: "file:///work/" + name)
            let left = SourceCorpusTests.reported(name, after)
            let errors = (before.count { $0.contains(" error ") }, left.count { $0.contains(" error ") })
            #expect(errors.1 < errors.0 || errors.1 == errors.0 && left.count < before.count, "\(after)")
        }
    }

    @Test("A comment can hide every finding in a script", arguments: SourceCorpus.names("Mistakes"))
    func comments(_ name: String) throws {
        let text = try SourceCorpusTests.text(name)
        let rules = SourceCorpusTests.reported(name, text).map { $0.split(separator: " ")[2] }
        let comments = SourceCorpusTests.actions(name, text).filter { $0["title"]?.string?.hasSuffix("with a comment") == true }
        // Server code is read only for its texts and arrays, and not for its comments.
        let isServerCode = name.contains("-text-") || name.contains("php-array")
        #expect(comments.isEmpty == isServerCode)
        for action in comments {
            let rule = try #require(action["diagnostics"]?.list?.first?["code"]?.string)
            let after = Edits.applied(action, to: text, at: "file:///work/" + name)
            let left = SourceCorpusTests.reported(name, after).map { $0.split(separator: " ")[2] }
            #expect(left.count < rules.count, "\(after)")
            #expect(left.filter { $0 != rule } == rules.filter { $0 != rule }, "\(after)")
        }
    }

    @Test("Requests at every place have answers with places inside the text", arguments: TestScale.sampled(names))
    func requests(_ name: String) throws {
        let text = try SourceCorpusTests.text(name)
        let address = "file:///work/" + name
        var session = Session(SourceCorpusTests.capabilities)
        session.open(text, at: address, language: "")
        let whole = #","range":{"start":{"line":0,"character":0},"end":{"line":9999,"character":0}}"#
        var ids = ["documentSymbol", "codeLens"].map { session.request("textDocument/" + $0, Session.document(address)) }
        ids.append(session.request("textDocument/inlayHint", Session.document(address, whole)))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            for column in stride(from: number % 7, to: line.utf16.count + 1, by: 17) {
                for method in ["hover", "completion"] {
                    ids.append(session.request("textDocument/" + method, Session.at(number, column, in: address)))
                }
            }
        }
        let outcome = session.run()
        for id in ids { #expect(outcome.answer(id)?["error"] == nil && outcome.answer(id) != nil) }
        for symbol in outcome.result(ids[0])?.list ?? [] { SourceCorpusTests.expectNested(symbol) }
    }

    /// Clients reject symbols whose names are outside of them.
    private static func expectNested(_ symbol: JSONTree) {
        func number(_ name: String, _ end: String) -> Int {
            let place = symbol[name]?[end]
            return (place?["line"]?.int ?? 0) * 100_000 + (place?["character"]?.int ?? 0)
        }
        #expect(number("range", "start") <= number("selectionRange", "start"))
        #expect(number("selectionRange", "end") <= number("range", "end"))
        #expect(symbol["name"]?.string?.isEmpty == false)
        for child in symbol["children"]?.list ?? [] { expectNested(child) }
    }
}
