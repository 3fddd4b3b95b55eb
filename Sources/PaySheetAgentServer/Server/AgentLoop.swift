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

/// Reads messages, and has the server answer them one after another.
struct AgentLoop: ~Copyable {
    private var server: AgentServer
    private let queue: MessageQueue<LineMessageReader>

    init(_ server: consuming AgentServer) {
        queue = MessageQueue(
            server.system.input, LineMessageReader(), Cancellation("notifications/cancelled", identifiedBy: "requestId"))
        self.server = server
    }

    mutating func run() -> Int32 {
        let queue = queue
        while let (message, isCancelled) = queue.next() {
            // The client does not expect an answer to a request that it has cancelled.
            if isCancelled { continue }
            if server.rootsRequest != nil, readsFiles(message) { receiveRoots() }
            server.handle(message) { queue.hasCancelled() }
            guard send() else { return 0 }
        }
        return 0
    }

    /// Waits for the roots of the client, if it was asked for them.
    private mutating func receiveRoots() {
        while let wanted = server.rootsRequest {
            let answer = queue.take { message in
                guard case .response(let id, _) = message else { return false }
                return id == wanted
            }
            if let answer {
                server.handle(answer) { false }
            } else if !queue.waitForMore() {
                return
            }
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
