import PaySheet
package import PaySheetChecking

extension LanguageServer {
    /// Serves a client over standard input and output until it ends the server. Returns the exit status.
    package static func run(_ system: System, catalogs: CatalogList = .all) -> Int32 {
        var loop = ServerLoop(LanguageServer(system, catalogs: catalogs))
        return loop.run()
    }
}

/// Reads messages, and has the server answer them one after another.
///
/// Everything that has arrived is read before the next message is answered. So the loop knows which requests the client has cancelled,
/// and checks a text only after the last of the changes that wait.
struct ServerLoop: ~Copyable {
    private var server: LanguageServer
    private var reader = MessageReader()
    private var queue: [Message] = []
    /// The first message that was not taken yet.
    private var first = 0
    /// The requests that the client has cancelled.
    private var cancelled: Set<MessageID> = []
    private var isAtEnd = false

    /// More bytes are not read ahead, so that a fast client cannot fill the memory.
    private static let mostAhead = 8 << 20
    private static let mostMessagesAhead = 10_000

    init(_ server: consuming LanguageServer) { self.server = server }

    mutating func run() -> Int32 {
        var ahead = 0
        while true {
            if first == queue.count {
                queue.removeAll(keepingCapacity: true)
                first = 0
                ahead = 0
                // No message waits, so the findings of changed texts are due. A client that is still sending gets them later.
                if !server.pending.isEmpty, isAtEnd || !server.system.input.isReady() {
                    server.publishNext()
                    guard send() else { return 1 }
                    continue
                }
            }
            while !isAtEnd, ahead < ServerLoop.mostAhead, queue.count - first < ServerLoop.mostMessagesAhead,
                queue.isEmpty || server.system.input.isReady()
            {
                ahead += read()
            }
            guard first < queue.count else {
                if isAtEnd { return server.phase == .shutDown ? 0 : 1 }
                continue
            }
            let message = queue[first]
            first += 1
            handle(message)
            guard send() else { return 1 }
            if let status = server.status { return status }
        }
    }

    /// Reads the next bytes, and returns their number.
    private mutating func read() -> Int {
        guard case .success(let piece) = server.system.input.next(), !piece.isEmpty else {
            isAtEnd = true
            return 0
        }
        reader.append(piece)
        while let part = reader.next() {
            switch part {
            case .fault(let fault): queue.append(.invalid(nil, RequestError(.parseError, fault)))
            case .content(let content): receive(Message(content))
            }
        }
        return piece.count
    }

    private mutating func receive(_ message: Message) {
        guard case .notification("$/cancelRequest", let params) = message else {
            queue.append(message)
            return
        }
        guard let id = MessageID(params["id"]), waits(id) else { return }
        cancelled.insert(id)
    }

    private func waits(_ id: MessageID) -> Bool {
        queue[first...].contains { message in
            guard case .request(let other, _, _) = message else { return false }
            return other == id
        }
    }

    private mutating func handle(_ message: Message) {
        guard case .request(let id, let method, let params) = message else { return server.handle(message) }
        if cancelled.remove(id) != nil {
            return server.writer.error(id, RequestError(.requestCancelled, "the request was cancelled"))
        }
        if method == "textDocument/diagnostic", changesLater(params["textDocument"]?["uri"]) {
            return server.writer.error(id, RequestError(.serverCancelled, "the document has changed"))
        }
        server.handle(message)
    }

    /// Whether a change of a text waits.
    private func changesLater(_ address: JSONTree?) -> Bool {
        guard address != nil else { return false }
        return queue[first...].contains { message in
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
