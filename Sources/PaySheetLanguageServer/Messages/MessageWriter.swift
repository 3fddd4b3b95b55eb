import PaySheet
import PaySheetReports

/// Writes messages for the client.
struct MessageWriter {
    /// What was written and not yet sent.
    private(set) var bytes: [UInt8] = []
    private var lastRequest = 0

    /// Returns what was written, and forgets it.
    mutating func flush() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Writes the result of a request.
    mutating func result(_ id: MessageID, _ result: [UInt8]) {
        message { json in
            json.name("id")
            json.raw(bytes: id.json)
            json.name("result")
            json.raw(bytes: result)
        }
    }

    /// Writes the error of a request, or of bytes that are not a request.
    mutating func error(_ id: MessageID?, _ error: RequestError) {
        message { json in
            json.name("id")
            if let id { json.raw(bytes: id.json) } else { json.null() }
            json.name("error")
            json.object { json in
                json.member("code", number: error.code.rawValue)
                json.member("message", error.message)
                guard error.code == .serverCancelled else { return }
                json.name("data")
                json.object { $0.member("retriggerRequest", bool: true) }
            }
        }
    }

    mutating func notification(_ method: String, _ params: (inout JSONBytes) -> Void) {
        message { json in
            json.member("method", method)
            json.name("params")
            json.object(params)
        }
    }

    /// Writes a request of the server. Nothing depends on its answer.
    mutating func request(_ method: String, _ params: (inout JSONBytes) -> Void) {
        lastRequest += 1
        let id = "paysheet-" + String(lastRequest)
        message { json in
            json.member("id", id)
            json.member("method", method)
            json.name("params")
            json.object(params)
        }
    }

    private mutating func message(_ members: (inout JSONBytes) -> Void) {
        let content = JSONBytes.object { json in
            json.member("jsonrpc", "2.0")
            members(&json)
        }
        bytes += [UInt8](("Content-Length: " + String(content.count) + "\r\n\r\n").utf8)
        bytes += content
    }
}

extension JSONBytes {
    /// Returns an object as JSON on one line.
    static func object(_ members: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 512)
        json.object(members)
        return json.bytes
    }

    /// Returns a list as JSON on one line.
    static func array(_ elements: (inout JSONBytes) -> Void) -> [UInt8] {
        var json = JSONBytes(isIndented: false, length: 512)
        json.array(elements)
        return json.bytes
    }

    /// The value `null`.
    static let nothing = [UInt8]("null".utf8)
}
