import PaySheet
import PaySheetChecking
import Testing

/// A client that has roots, and is asked for them.
struct UnansweredRootsTests {
    private static let files = ["a.applepay.json": AgentSession.broken]

    private static func session() -> AgentSession {
        AgentSession(capabilities: #"{"roots":{"listChanged":true}}"#, files: files)
    }

    private static func answer(_ folder: String, _ number: Int = 1) -> String {
        #"{"jsonrpc":"2.0","id":"paysheet-\#(number)","result":{"roots":[{"uri":"file://\#(folder)"}]}}"# + "\n"
    }

    @Test("Only calls that read files wait for the roots")
    func others() {
        var session = UnansweredRootsTests.session()
        let call = session.call("check", #"{"paths":["/other/outside.json"]}"#)
        let others = [
            session.request("ping"), session.request("tools/list"), session.call("check", #"{"document":\#(AgentSession.broken)}"#),
            session.call("explain", #"{"about":"amount"}"#), session.request("no/such"),
        ]
        session.raw(UnansweredRootsTests.answer("/other"))
        let outcome = session.run()
        #expect(outcome.messages.compactMap { $0["method"] == nil ? $0["id"]?.int : nil } == [1] + others + [call])
        #expect(outcome.rules(call).count == 2)
    }

    @Test("Calls use the server's folder if the client does not name its roots in time")
    func late() {
        var session = UnansweredRootsTests.session()
        let calls = (0..<2).map { _ in session.call("check", #"{"paths":["a.applepay.json"]}"#) }
        session.silence()
        session.silence()
        // No later call waits.
        let next = session.call("fix", #"{"path":"a.applepay.json"}"#)
        session.silence()
        // A late answer counts.
        session.raw(UnansweredRootsTests.answer("/other"))
        let last = session.call("check", #"{"paths":["outside.json"]}"#)
        let outcome = session.run()
        #expect(outcome.answered.map { $0.filter { $0 != 1 } } == [[], calls, calls + [next]])
        for id in calls + [last] { #expect(outcome.rules(id).count == 2) }
        #expect(outcome.structured(next)?["changed"]?.bool == true)
    }

    @Test("Pings do not make a call wait longer")
    func pings() {
        var session = UnansweredRootsTests.session()
        let call = session.call("check", #"{"paths":["a.applepay.json"]}"#)
        session.request("ping")
        session.notify("notifications/roots/list_changed", "{}")
        session.silence()
        session.request("ping")
        let outcome = session.run()
        #expect(outcome.answered.count == 1 && outcome.rules(call).count == 2)
        let order = outcome.messages.compactMap { $0["method"] == nil ? $0["id"]?.int : nil }
        #expect(order == [1, call + 1, call, call + 2])
    }

    @Test("A call that waits can be cancelled, and the end of the input answers the others")
    func cancelled() {
        var session = UnansweredRootsTests.session()
        let calls = (0..<3).map { _ in session.call("check", #"{"paths":["a.applepay.json"]}"#) }
        session.notify("notifications/cancelled", #"{"requestId":\#(calls[1])}"#)
        let outcome = session.run()
        #expect(calls.map { outcome.rules($0).count } == [2, 0, 2])
        #expect(outcome.answer(calls[1]) == nil)
    }

    @Test("Calls that wait have the roots that were named last")
    func changed() {
        var session = UnansweredRootsTests.session()
        let call = session.call("check", #"{"paths":["outside.json"]}"#)
        session.notify("notifications/roots/list_changed", "{}")
        session.raw(UnansweredRootsTests.answer("/work"))
        session.raw(UnansweredRootsTests.answer("/other", 2))
        #expect(session.run().rules(call).count == 2)
    }

    @Test("Not more calls wait than fit in the memory")
    func many() {
        var session = UnansweredRootsTests.session()
        let text = String(repeating: "x", count: 3 << 20)
        let calls = (0..<4).map { _ in session.call("check", #"{"paths":["a.applepay.json","\#(text)"]}"#) }
        session.raw(UnansweredRootsTests.answer("/other"))
        let outcome = session.run()
        // After the third one, the server has stopped waiting.
        #expect(calls.map { outcome.rules($0).count } == [2, 2, 2, 2])
    }

    @Test(
        "A path with a NUL character is a mistake of the call",
        arguments: [
            ("check", #"{"paths":["a.applepay.json\u0000x"]}"#), ("check", #"{"paths":["/work\u0000/../other"]}"#),
            ("fix", #"{"path":"a.applepay.json\u0000"}"#), ("preview", #"{"path":"\u0000"}"#), ("describe", #"{"path":"a\u0000"}"#),
            ("check", #"{"document":{},"config":"a.applepay.json\u0000"}"#), ("fix", #"{"document":{},"config":"a\u0000b"}"#),
            ("check", #"{"document":{},"baseline":"a.applepay.json\u0000"}"#),
        ])
    func zero(_ tool: String, _ arguments: String) {
        let (id, outcome) = AgentSession.call(tool, arguments, files: UnansweredRootsTests.files)
        #expect(outcome.mistake(id)?.contains("NUL character") == true, "\(outcome.messages)")
    }
}
