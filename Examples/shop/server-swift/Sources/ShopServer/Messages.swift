import Foundation

/// A request of HTTP.
struct Request: Sendable {
    let method: String
    /// The path without what follows a question mark.
    let path: String
    /// The headers by their names in small letters.
    let headers: [String: String]
    var body: [UInt8] = []

    /// Reads the lines before the body.
    init(head: String) throws(Refusal) {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3, words[1].hasPrefix("/") else { throw Refusal(400, "") }
        method = words[0]
        path = String(words[1].prefix { $0 != "?" })
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Refusal(400, "") }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        self.headers = headers
    }

    /// The length of the body. Browsers send it for texts.
    func length() throws(Refusal) -> Int {
        guard headers["transfer-encoding"] == nil else { throw Refusal(411, "") }
        guard let text = headers["content-length"] else { return 0 }
        guard let length = Int(text), length >= 0 else { throw Refusal(400, "") }
        return length
    }

    /// The object in the body.
    func json() throws(Refusal) -> [String: Any] {
        guard let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] else {
            throw Refusal(400, "the body is not an object in JSON")
        }
        return object
    }
}

/// A response of HTTP.
struct Answer: Sendable {
    var status = 200
    var type: String
    var policy: String?
    var body: [UInt8]

    static func json(_ value: some Encodable) throws -> Answer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Answer(type: "application/json", body: [UInt8](try encoder.encode(value)))
    }

    /// The bytes to send. The connection ends after them.
    var bytes: [UInt8] {
        let policies = policy.map { "Content-Security-Policy: \($0)\r\n" } ?? ""
        let head = "HTTP/1.1 \(status) \r\nContent-Type: \(type)\r\n\(policies)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }
}

/// A request that the server does not accept.
struct Refusal: Error {
    let status: Int
    let text: String

    init(_ status: Int, _ text: String) {
        self.status = status
        self.text = text
    }

    static let noPage = Refusal(404, "there is no such page")

    var answer: Answer { Answer(status: status, type: "text/plain", body: Array(text.utf8)) }
}
