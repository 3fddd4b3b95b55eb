import PaySheet
import PaySheetAgentServer
import PaySheetChecking
import Testing

/// Requests that the client does not wait for any more.
struct CancellationTests {
    @Test("A request that waits has no answer after it was cancelled, the others have")
    func waiting() {
        var session = AgentSession()
        var ids: [Int] = []
        session.together { session in
            ids = [session.call("explain", #"{"about":"amount"}"#), session.call("explain", #"{"about":"total"}"#)]
            session.notify("notifications/cancelled", #"{"requestId":\#(ids[1]),"reason":"test"}"#)
            ids.append(session.call("explain", #"{"about":"date"}"#))
        }
        let outcome = session.run()
        #expect(ids.map { outcome.answer($0) != nil } == [true, false, true])
    }

    @Test("A check of a folder ends when it is cancelled")
    func running() {
        let files = Dictionary(uniqueKeysWithValues: (0..<50).map { ("\($0).applepay.json", AgentSession.broken) })
        var session = AgentSession(files: files)
        let memory = session.memory
        let id = session.call("check", #"{"paths":["."]}"#)
        var parts = session.allParts[...]
        let cancel = [UInt8]((#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"# + "\n").utf8)
        let system = memory.system
        var reads = 0
        let read = system.read
        system.read = { path, limit in
            reads += 1
            // The client cancels while the third file is read.
            if reads == 3 { parts.append(cancel) }
            return read(path, limit)
        }
        system.input = ByteStream(isReady: { !parts.isEmpty }, next: { .success(parts.popFirst() ?? []) })
        #expect(AgentServer.run(system) == 0)
        #expect(reads < 10)
        let answers = memory.output.split(separator: 0x0A).compactMap { JSONTree(Array($0)) }
        #expect(!answers.contains { $0["id"]?.int == id })
    }

    @Test("Two requests at once have two answers")
    func together() {
        var session = AgentSession()
        var ids: [Int] = []
        session.together { session in
            ids = (0..<2).map { _ in session.call("check", #"{"document":\#(AgentSession.broken)}"#) }
        }
        let outcome = session.run()
        #expect(ids.allSatisfy { outcome.rules($0).count == 2 })
    }
}
