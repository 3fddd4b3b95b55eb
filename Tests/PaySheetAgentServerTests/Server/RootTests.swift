import PaySheet
import PaySheetChecking
import Testing

/// What the server may read.
struct RootTests {
    private static let files = ["a.applepay.json": AgentSession.broken]

    @Test(
        "Nothing outside of the folders can be read",
        arguments: [
            "../secret.json", "/secret.json", "/work/../secret.json", "file:///secret.json", "/other", "..", "/", "link.json",
            "folder/outside.json",
            "folder", "chain.json", "./folder/../../secret.json", "inner/../../other/outside.json",
        ])
    func outside(_ path: String) {
        var session = AgentSession(files: RootTests.files)
        session.memory.add(.link("/secret.json"), at: "/work/link.json")
        session.memory.add(.link("/other"), at: "/work/folder")
        session.memory.add(.link("/work/link.json"), at: "/work/chain.json")
        session.memory.add(.folder([]), at: "/work/inner")
        let check = session.call("check", #"{"paths":["\#(path)"]}"#)
        let fix = session.call("fix", #"{"path":"\#(path)"}"#)
        let preview = session.call("preview", #"{"path":"\#(path)"}"#)
        let describe = session.call("describe", #"{"path":"\#(path)"}"#)
        let outcome = session.run()
        #expect(outcome.rules(check).isEmpty)
        #expect(outcome.structured(check)?["passed"]?.bool == false)
        #expect(outcome.failures(check).allSatisfy { $0.hasPrefix("it is outside of the folders that the server may read") })
        for id in [fix, preview, describe] { #expect(outcome.mistake(id)?.contains("outside of the folders") == true) }
    }

    @Test("A folder's links that lead out of it are skipped, and counted")
    func linksInFolder() {
        var session = AgentSession(files: ["a.applepay.json": AgentSession.broken, "link.applepay.json": ""])
        session.memory.add(.link("/secret.json"), at: "/work/link.applepay.json")
        let id = session.call("check", #"{"paths":["."]}"#)
        let outcome = session.run()
        #expect(outcome.structured(id)?["summary"]?["documents"]?.int == 1)
    }

    @Test(
        "Options that name files cannot name one outside",
        arguments: ["config", "merchants", "baseline"])
    func options(_ option: String) {
        let (id, outcome) = AgentSession.call("check", #"{"document":\#(AgentSession.broken),"\#(option)":"/secret.json"}"#)
        #expect(outcome.mistake(id)?.contains("outside of the folders") == true)
    }

    @Test("A configuration above the folder is not read, the one in it is")
    func configuration() {
        let hiding = #"{"ignore":[{"rule":"country/unknown","reason":"test"}]}"#
        var session = AgentSession(files: [".git": ""])
        session.memory.add(.file([UInt8](hiding.utf8)), at: "/.paysheet.json")
        let above = session.call("check", #"{"document":\#(AgentSession.broken)}"#)
        #expect(session.run().rules(above).contains("country/unknown"))
        let (inside, outcome) = AgentSession.call("check", #"{"document":\#(AgentSession.broken)}"#, files: [".paysheet.json": hiding])
        #expect(outcome.rules(inside) == ["amount/one-decimal"])
    }

    @Test(
        "Absolute paths and file addresses inside are read",
        arguments: ["a.applepay.json", "/work/a.applepay.json", "file:///work/a.applepay.json"])
    func inside(_ path: String) {
        let (id, outcome) = AgentSession.call("check", #"{"paths":["\#(path)"]}"#, files: RootTests.files)
        #expect(outcome.rules(id) == ["country/unknown", "amount/one-decimal"])
        #expect(outcome.structured(id)?["documents"]?.list?.first?["path"]?.string == "a.applepay.json")
    }

    @Test("A missing file is missing, not outside")
    func missing() {
        let (id, outcome) = AgentSession.call("check", #"{"paths":["none.json"]}"#)
        #expect(outcome.failures(id) == ["there is no such file"])
    }

    // MARK: Roots of the client

    private static let rootsAbility = #"{"roots":{"listChanged":true}}"#
    private static func roots(_ folders: String...) -> String {
        #"{"roots":["# + folders.map { #"{"uri":"file://\#($0)"}"# }.joined(separator: ",") + "]}"
    }

    @Test(
        "The client's roots replace the current folder, and choose among those of the command line",
        arguments: [
            ([String](), "/other/outside.json", true), ([], "/work/a.applepay.json", false), (["/work"], "/other/outside.json", false),
            (["/other"], "/other/outside.json", true), (["/"], "/other/outside.json", true), (["/"], "/secret.json", false),
            (["/other/outside.json"], "/other/outside.json", true),
        ])
    func clientRoots(_ given: [String], _ path: String, _ isReadable: Bool) {
        var session = AgentSession(capabilities: RootTests.rootsAbility, roots: given, files: RootTests.files)
        // The call arrives before the answer with the roots.
        var id = 0
        session.together { id = $0.call("check", #"{"paths":["\#(path)"]}"#) }
        session.raw(#"{"jsonrpc":"2.0","id":"paysheet-1","result":\#(RootTests.roots("/other"))}"# + "\n")
        let outcome = session.run()
        #expect(outcome.messages.contains { $0["method"]?.string == "roots/list" })
        #expect(outcome.rules(id).isEmpty == !isReadable)
    }

    @Test("Changed roots are asked for again")
    func changedRoots() {
        var session = AgentSession(capabilities: RootTests.rootsAbility, files: RootTests.files)
        session.raw(#"{"jsonrpc":"2.0","id":"paysheet-1","result":\#(RootTests.roots("/other"))}"# + "\n")
        session.notify("notifications/roots/list_changed", "{}")
        session.raw(#"{"jsonrpc":"2.0","id":"paysheet-2","result":\#(RootTests.roots("/work"))}"# + "\n")
        let id = session.call("check", #"{"paths":["/work/a.applepay.json"]}"#)
        #expect(session.run().rules(id).count == 2)
    }

    @Test("A client that refuses to name its roots keeps the folders of the server")
    func refusedRoots() {
        var session = AgentSession(capabilities: RootTests.rootsAbility, files: RootTests.files)
        session.raw(#"{"jsonrpc":"2.0","id":"paysheet-1","error":{"code":-32601,"message":"no"}}"# + "\n")
        let id = session.call("check", #"{"paths":["a.applepay.json"]}"#)
        #expect(session.run().rules(id).count == 2)
    }

    @Test("Without a session, a call that names files is repeated with the roots")
    func rootsWithoutSession() {
        var session = AgentSession(AgentSession.modern, capabilities: RootTests.rootsAbility, files: RootTests.files)
        let asked = session.call("check", #"{"paths":["/other/outside.json"]}"#)
        let named = session.request(
            "tools/call",
            #"{"name":"check","arguments":{"paths":["/other/outside.json"]},"inputResponses":{"roots":\#(RootTests.roots("/other"))}}"#)
        let document = session.call("check", #"{"document":\#(AgentSession.broken)}"#)
        let outcome = session.run()
        #expect(outcome.result(asked)?["resultType"]?.string == "input_required")
        #expect(outcome.result(asked)?["inputRequests"]?["roots"]?["method"]?.string == "roots/list")
        #expect(outcome.rules(named).count == 2)
        #expect(outcome.rules(document).count == 2)
    }
}
