// A replacement for Vapor 4: the declarations that the lines of Docs/Server.md use, with Vapor's names and labels.

/// Codable with a default way to be a response.
public protocol Content: Codable, Sendable {}

public struct HTTPResponseStatus: Sendable {
    public static let ok = HTTPResponseStatus()
}

public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {}
}

public final class Response: Sendable {
    public struct Body: Sendable {
        public init(string: String) {}
    }

    public init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = [:], body: Body) {}
}
