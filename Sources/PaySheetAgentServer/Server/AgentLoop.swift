import PaySheet
package import PaySheetChecking

extension AgentServer {
    /// Serves a client over standard input and output until the input ends. Returns the exit status.
    ///
    /// - Parameter roots: The folders that can be read; without them the current folder, or those that the client names.
    package static func run(_ system: System, catalogs: CatalogList = .all, roots: [String] = []) -> Int32 {
        var loop = AgentLoop(AgentServer(system, catalogs: catalogs, roots: roots))
        return loop.run()
    }
}

/// Reads messages, and has the server answer them one after another. Calls that read files wait until the client has named its roots.
struct AgentLoop: ~Copyable {
    private var server: AgentServer
    private let queue: MessageQueue<LineMessageReader>

    init(_ server: consuming AgentServer) {
        queue = MessageQueue(
            server.system.input, LineMessageReader(), Cancellation("notifications/cancelled", identifiedBy: "requestId"))
        self.server = server
    }

    mutating func run() -> Int32 {
        let (queue, clock) = (queue, server.system.milliseconds)
        while true {
            if let deadline = server.rootsDeadline, deadline <= clock() || queue.holdsMost { server.stopWaitingForRoots() }
            let deadline = server.rootsDeadline
            if deadline == nil { queue.release() }
            let isHolding = queue.isHolding
            guard let (message, isCancelled) = queue.next(timeLeft: { isHolding ? deadline.map { Int(clamping: $0 &- clock()) } : nil })
            else {
                // No answer with the roots came in time, or none will come.
                guard isHolding else { return 0 }
                server.stopWaitingForRoots()
                continue
            }
            // The client does not expect an answer to a request that it has cancelled.
            if isCancelled { continue }
            // The other messages do not wait for the roots.
            if deadline != nil, readsFiles(message) {
                queue.hold(message)
                continue
            }
            server.handle(message) { queue.hasCancelled() }
            guard send() else { return 0 }
        }
    }

    private func readsFiles(_ message: Message) -> Bool {
        guard case .request(_, "tools/call", let params) = message,
            let tool = AgentTool.all.first(where: { $0.name == params["name"]?.string })
        else { return false }
        return tool.readsFiles(params["arguments"]?.members ?? [], server.catalogs)
    }

    /// Sends what was written. Returns whether the client can still receive it.
    private mutating func send() -> Bool {
        let bytes = server.writer.flush()
        guard !bytes.isEmpty else { return true }
        return server.system.write(bytes) == .done
    }
}
