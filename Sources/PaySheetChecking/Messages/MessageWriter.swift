import PaySheet
package import PaySheetReports

/// Writes messages of JSON-RPC 2.0 for the client.
package struct MessageWriter {
    /// How a stream separates messages.
    package enum Framing: Sendable {
        /// A header with the number of bytes precedes each message.
        case header
        /// Each message is a line.
        case line
    }

    private let framing: Framing
    /// What was written and not yet sent.
    private var bytes: [UInt8] = []
    private var lastRequest = 0

    package init(_ framing: Framing) { self.framing = framing }

    /// Returns what was written, and forgets it.
    package mutating func flush() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Writes the result of a request.
    package mutating func result(_ id: MessageID, _ result: [UInt8]) {
        message { json in
            json.name("id")
            json.raw(bytes: id.json)
            json.name("result")
            json.raw(bytes: result)
        }
    }

    /// Writes the error of a request, or of bytes that are not a request.
    package mutating func error(_ id: MessageID?, _ error: RequestError) {
        message { json in
            json.name("id")
            if let id { json.raw(bytes: id.json) } else { json.null() }
            json.name("error")
            json.object { json in
                json.member("code", number: error.code.rawValue)
                json.member("message", error.message)
                guard let data = error.data else { return }
                json.name("data")
                json.raw(bytes: data)
            }
        }
    }

    package mutating func notification(_ method: String, _ params: (inout JSONBytes) -> Void) {
        message { json in
            json.member("method", method)
            json.name("params")
            json.object(params)
        }
    }

    /// Writes a request of the server, and returns its identifier.
    @discardableResult
    package mutating func request(_ method: String, _ params: (inout JSONBytes) -> Void) -> MessageID? {
        lastRequest += 1
        let id = "paysheet-" + String(lastRequest)
        message { json in
            json.member("id", id)
            json.member("method", method)
            json.name("params")
            json.object(params)
        }
        return MessageID(.text(id))
    }

    private mutating func message(_ members: (inout JSONBytes) -> Void) {
        let content = JSONBytes.object { json in
            json.member("jsonrpc", "2.0")
            members(&json)
        }
        switch framing {
        case .header:
            bytes += [UInt8](("Content-Length: " + String(content.count) + "\r\n\r\n").utf8)
            bytes += content
        case .line:
            bytes += content
            bytes.append(0x0A)
        }
    }
}

extension JSONBytes {
    /// Returns an object as JSON on one line.
    package static func object(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 512)
        json.object(members)
        return json.bytes
    }

    /// Returns a list as JSON on one line.
    package static func array(_ elements: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 512)
        json.array(elements)
        return json.bytes
    }

    /// The value `null`.
    package static let nothing = [UInt8]("null".utf8)
}
