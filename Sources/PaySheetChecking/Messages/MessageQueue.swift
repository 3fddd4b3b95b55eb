import PaySheet

/// Cuts a stream into messages. Whatever the bytes are, it finds the next message or waits for more bytes.
package protocol MessageReading {
    /// Adds bytes of the stream.
    mutating func append(_ more: [UInt8])
    /// Returns the next part, or `nil` if it is not complete.
    mutating func next() -> MessagePart?
}

/// A part of a stream of messages.
package enum MessagePart: Sendable, Hashable {
    /// The content of a message.
    case content([UInt8])
    /// Bytes that are not a message, and what is wrong with them.
    case fault(String)
}

/// How a protocol cancels a request: a notification with its identifier.
package struct Cancellation: Sendable {
    let method: String
    let member: String

    package init(_ method: String, identifiedBy member: String) { (self.method, self.member) = (method, member) }
}

/// The messages of a client that wait.
///
/// Everything that has arrived is read before the next message is answered, so that the server knows which requests the client has
/// cancelled.
///
/// (A class, so that the answer to a request can look whether it is cancelled.)
package final class MessageQueue<Reader: MessageReading> {
    private let input: ByteStream
    private var reader: Reader
    private let cancellation: Cancellation
    private var messages: [Message] = []
    /// The first message that was not taken yet.
    private var first = 0
    /// The bytes that were read since no message waited.
    private var ahead = 0
    /// The requests that the client has cancelled.
    private var cancelled: Set<MessageID> = []
    private var running: MessageID?
    /// The requests that wait for an answer of the client, and about how many bytes they have.
    private var held: [Message] = []
    private var heldBytes = 0
    private var isRunningCancelled = false
    package private(set) var isAtEnd = false

    package init(_ input: ByteStream, _ reader: Reader, _ cancellation: Cancellation) {
        (self.input, self.reader, self.cancellation) = (input, reader, cancellation)
    }

    /// More bytes are not read ahead, so that a fast client cannot fill the memory.
    private static var mostAhead: Int { 8 << 20 }
    private static var mostMessagesAhead: Int { 10_000 }

    /// The messages that were not taken yet.
    package var waiting: ArraySlice<Message> { messages[first...] }

    /// Whether the client has sent nothing more so far.
    package var isIdle: Bool { waiting.isEmpty && (isAtEnd || !input.isReady()) }

    /// Takes the next message. Waits for it if none has arrived. Returns `nil` at the end of the stream, or when the time is over.
    ///
    /// - Parameter timeLeft: How many milliseconds it can still wait; `nil` if there is no limit.
    package func next(timeLeft: () -> Int? = { nil }) -> (message: Message, isCancelled: Bool)? {
        (running, isRunningCancelled) = (nil, false)
        CrashMessage.isReading("-")
        repeat {
            readArrived { timeLeft().map { $0 > 0 && input.arrives($0) } ?? true }
            if first < messages.count {
                let message = messages[first]
                first += 1
                guard case .request(let id, _, _) = message else { return (message, false) }
                running = id
                return (message, cancelled.remove(id) != nil)
            }
        } while !isAtEnd && timeLeft() ?? 1 > 0
        return nil
    }

    /// Whether the client has cancelled the request that was taken last.
    package func hasCancelled() -> Bool {
        readArrived { false }
        return isRunningCancelled
    }

    // MARK: Requests that wait

    /// Whether requests are put aside.
    package var isHolding: Bool { !held.isEmpty }

    /// Whether no more requests should be put aside, because they fill the memory.
    package var holdsMost: Bool { heldBytes >= Self.mostAhead || held.count >= Self.mostMessagesAhead }

    /// Puts aside the request that was taken last. Later messages are taken before it, and the client can still cancel it.
    package func hold(_ request: Message) {
        guard case .request(_, _, let params) = request else { return }
        held.append(request)
        heldBytes += params.bytes.count
        running = nil
    }

    /// Makes the requests that were put aside the next messages.
    package func release() {
        messages.insert(contentsOf: held, at: first)
        (held, heldBytes) = ([], 0)
    }

    // MARK: Reading

    /// Reads what has arrived.
    ///
    /// - Parameter waits: Waits for input if no message is left. Returns whether there is some.
    private func readArrived(_ waits: () -> Bool) {
        if first == messages.count {
            messages.removeAll(keepingCapacity: true)
            first = 0
            ahead = 0
        }
        while !isAtEnd, ahead < Self.mostAhead, waiting.count < Self.mostMessagesAhead, messages.isEmpty && waits() || input.isReady() {
            ahead += read()
        }
    }

    /// Reads the next bytes, and returns their number.
    private func read() -> Int {
        guard case .success(let piece) = input.next(), !piece.isEmpty else {
            isAtEnd = true
            return 0
        }
        reader.append(piece)
        while let part = reader.next() {
            switch part {
            case .fault(let fault): messages.append(.invalid(nil, RequestError(.parseError, fault)))
            case .content(let content): receive(Message(content))
            }
        }
        return piece.count
    }

    private func receive(_ message: Message) {
        guard case .notification(let method, let params) = message, method == cancellation.method else {
            messages.append(message)
            return
        }
        guard let id = MessageID(params[cancellation.member]) else { return }
        if let place = held.firstIndex(where: { $0.isRequest(id) }) {
            held.remove(at: place)
        } else if waiting.contains(where: { $0.isRequest(id) }) {
            cancelled.insert(id)
        } else if id == running {
            isRunningCancelled = true
        }
    }

}

extension Message {
    fileprivate func isRequest(_ id: MessageID) -> Bool {
        guard case .request(let own, _, _) = self else { return false }
        return own == id
    }
}
