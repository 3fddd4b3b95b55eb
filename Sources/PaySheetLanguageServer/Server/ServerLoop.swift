import PaySheet
package import PaySheetChecking
import PaySheetReports

extension LanguageServer {
    /// Serves a client over standard input and output until it ends the server. Returns the exit status.
    package static func run(_ system: System, catalogs: CatalogList = .all) -> Int32 {
        var loop = ServerLoop(LanguageServer(system, catalogs: catalogs))
        return loop.run()
    }
}

/// Reads messages, and has the server answer them one after another. A text is checked only after the last of the changes that wait.
struct ServerLoop: ~Copyable {
    private var server: LanguageServer
    private let queue: MessageQueue<MessageReader>

    init(_ server: consuming LanguageServer) {
        queue = MessageQueue(server.system.input, MessageReader(), Cancellation("$/cancelRequest", identifiedBy: "id"))
        self.server = server
    }

    mutating func run() -> Int32 {
        while true {
            // No message waits, so the findings of changed texts are due. A client that is still sending gets them later.
            if !server.pending.isEmpty, queue.isIdle {
                server.publishNext()
            } else if let (message, isCancelled) = queue.next() {
                handle(message, isCancelled: isCancelled)
            } else {
                return server.phase == .shutDown ? 0 : 1
            }
            guard send() else { return 1 }
            if let status = server.status { return status }
        }
    }

    private mutating func handle(_ message: Message, isCancelled: Bool) {
        guard case .request(let id, let method, let params) = message else { return server.handle(message) }
        if isCancelled {
            return server.writer.error(id, RequestError(.requestCancelled, "the request was cancelled"))
        }
        if method == "textDocument/diagnostic", changesLater(params["textDocument"]?["uri"]) {
            let data = JSONBytes.object { $0.member("retriggerRequest", bool: true) }
            return server.writer.error(id, RequestError(.serverCancelled, "the document has changed", data: data))
        }
        server.handle(message)
    }

    /// Whether a change of a text waits.
    private func changesLater(_ address: JSONTree?) -> Bool {
        guard address != nil else { return false }
        return queue.waiting.contains { message in
            guard case .notification("textDocument/didChange", let params) = message else { return false }
            return params["textDocument"]?["uri"] == address
        }
    }

    /// Sends what was written. Returns whether the client can still receive it.
    private mutating func send() -> Bool {
        let bytes = server.writer.flush()
        guard !bytes.isEmpty else { return true }
        return server.system.write(bytes) == .done
    }
}
