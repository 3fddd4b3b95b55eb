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

    /// Takes the next message. Waits for it if none has arrived. Returns `nil` at the end of the stream.
    package func next() -> (message: Message, isCancelled: Bool)? {
        (running, isRunningCancelled) = (nil, false)
        CrashMessage.isReading("-")
        repeat {
            readArrived(waits: true)
            if first < messages.count {
                let message = messages[first]
                first += 1
                guard case .request(let id, _, _) = message else { return (message, false) }
                running = id
                return (message, cancelled.remove(id) != nil)
            }
        } while !isAtEnd
        return nil
    }

    /// Whether the client has cancelled the request that was taken last.
    package func hasCancelled() -> Bool {
        readArrived(waits: false)
        return isRunningCancelled
    }

    /// Takes the first message that waits and has a property.
    package func take(where isWanted: (Message) -> Bool) -> Message? {
        guard let place = waiting.firstIndex(where: isWanted) else { return nil }
        return messages.remove(at: place)
    }

    /// Reads until another message waits. Returns false at the end of the stream.
    package func waitForMore() -> Bool {
        let count = waiting.count
        while waiting.count == count, !isAtEnd { _ = read() }
        return waiting.count > count
    }

    // MARK: Reading

    private func readArrived(waits: Bool) {
        if first == messages.count {
            messages.removeAll(keepingCapacity: true)
            first = 0
            ahead = 0
        }
        while !isAtEnd, ahead < Self.mostAhead, waiting.count < Self.mostMessagesAhead, waits && messages.isEmpty || input.isReady() {
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
        if waits(id) {
            cancelled.insert(id)
        } else if id == running {
            isRunningCancelled = true
        }
    }

    private func waits(_ id: MessageID) -> Bool {
        waiting.contains { message in
            guard case .request(let other, _, _) = message else { return false }
            return other == id
        }
    }
}
