import PaySheet
import PaySheetChecking
import Testing

/// Versions of the protocol, and messages that are none.
struct LifecycleTests {
    @Test(
        "The server speaks the version of the client, or else its newest with sessions",
        arguments: [
            ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"), ("2026-07-28", "2025-11-25"),
            ("x", "2025-11-25"),
        ])
    func versions(_ asked: String, _ answered: String) {
        var session = AgentSession(nil)
        let id = session.request("initialize", #"{"protocolVersion":"\#(asked)","capabilities":{}}"#)
        let outcome = session.run()
        let result = outcome.result(id)
        #expect(result?["protocolVersion"]?.string == answered)
        #expect(result?["serverInfo"]?["name"]?.string == "paysheet")
        #expect(result?["capabilities"]?.members?.map { $0.name } == ["tools", "resources", "prompts", "completions"])
        #expect(outcome.status == 0)
    }

    @Test("Without a session, each request has its version, and each result its type")
    func withoutSession() {
        var session = AgentSession(AgentSession.modern)
        let discovery = session.request("server/discover")
        let tools = session.request("tools/list")
        let call = session.call("explain", #"{"about":"amount/format"}"#)
        let ping = session.request("ping")
        let outcome = session.run()
        #expect(outcome.result(discovery)?["supportedVersions"]?.strings == ["2026-07-28", "2025-11-25", "2025-06-18"])
        for id in [discovery, tools, call] {
            #expect(outcome.result(id)?["resultType"]?.string == "complete")
            #expect(outcome.result(id)?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "paysheet")
        }
        for id in [discovery, tools] {
            #expect(outcome.result(id)?["cacheScope"]?.string == "public")
            #expect(outcome.result(id)?["ttlMs"]?.int ?? 0 > 0)
        }
        #expect(outcome.error(ping) == -32601, "this version has no ping")
    }

    @Test("A session has no members of later versions")
    func withSession() {
        var session = AgentSession()
        let tools = session.request("tools/list")
        let ping = session.request("ping")
        let discovery = session.request("server/discover")
        let outcome = session.run()
        #expect(outcome.result(tools)?.members?.map { $0.name } == ["tools"])
        #expect(outcome.result(ping)?.members?.isEmpty == true)
        #expect(outcome.error(discovery) == -32601)
    }

    @Test("An unknown version in a request is an error that names the known ones", arguments: [#""1900-01-01""#, #""2025-11-25""#, "7"])
    func unsupported(_ version: String) {
        var session = AgentSession(nil)
        let id = session.request("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":\#(version)}}"#)
        let outcome = session.run()
        #expect(outcome.error(id) == -32022)
        #expect(outcome.answer(id)?["error"]?["data"]?["supported"]?.strings.first == "2026-07-28")
        #expect(outcome.answer(id)?["error"]?["data"]?["requested"]?.string != nil)
    }

    @Test("Before initialize, only initialize and ping are answered")
    func early() {
        var session = AgentSession(nil)
        let ping = session.request("ping")
        let tools = session.request("tools/list")
        let outcome = session.run()
        #expect(outcome.result(ping) != nil)
        #expect(outcome.error(tools) == -32600)
    }

    @Test(
        "Broken messages are protocol errors, and the session goes on",
        arguments: [
            ("{", -32700), ("nonsense", -32700), ("\"\u{0}\"", -32700), ("[]", -32600), ("[{}]", -32600), ("7", -32600), ("{}", -32600),
            (#"{"jsonrpc":"1.0","id":9,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":9}"#, -32600),
            (#"{"jsonrpc":"2.0","id":9,"method":7}"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":9,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":[]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"no"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"check","arguments":[]}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"resources/read"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"resources/read","params":{"uri":"paysheet://rules/none"}}"#, -32002),
            (#"{"jsonrpc":"2.0","id":9,"method":"prompts/get","params":{"name":"none"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":9,"method":"completion/complete","params":{}}"#, -32602),
        ])
    func broken(_ message: String, _ code: Int) {
        var session = AgentSession()
        session.raw(message + "\n")
        let ping = session.request("ping")
        let outcome = session.run()
        #expect(outcome.errors + [outcome.error(9)].compactMap { $0 } == [code])
        #expect(outcome.result(ping) != nil)
        #expect(outcome.status == 0)
    }

    @Test("Bytes that are not UTF-8 are a protocol error")
    func notUTF8() {
        var session = AgentSession()
        session.raw(bytes: [UInt8](#"{"jsonrpc":"2.0","id":9,"method":""#.utf8) + [0xFF, 0xC0] + [UInt8]("\"}\n".utf8))
        #expect(session.run().errors == [-32700])
    }

    @Test("Notifications and answers that nothing waits for have no effect")
    func silent() {
        var session = AgentSession()
        session.notify("notifications/none", "{}")
        session.notify("notifications/cancelled", #"{"requestId":77}"#)
        session.notify("notifications/cancelled", "[]")
        session.raw(#"{"jsonrpc":"2.0","id":"paysheet-1","result":{"roots":7}}"# + "\n")
        session.raw("half a message without a line end")
        let outcome = session.run()
        #expect(outcome.messages.count == 1)
        #expect(outcome.status == 0)
    }

    @Test("A client that closes its input ends the server")
    func closed() {
        let session = AgentSession()
        let system = session.memory.system
        system.input = ByteStream { .success([]) }
        #expect(session.run().status == 0)
    }
}
