// A replacement for Hummingbird 2: the declarations that the lines of Docs/Server.md use, with Hummingbird's names and labels.

/// Encodable with a default way to be a response.
public protocol ResponseEncodable: Encodable {}

public struct HTTPField: Sendable {
    public struct Name: Hashable, Sendable {
        public static let contentType = Name()
    }
}

public struct HTTPFields: Sendable, ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {}
}

public struct ByteBuffer: Sendable {
    public init(bytes: some Sequence<UInt8>) {}
}

public struct ResponseBody: Sendable {
    public init(byteBuffer: ByteBuffer) {}
}

public struct Response: Sendable {
    public struct Status: Sendable {
        public static let ok = Status()
    }

    public init(status: Status, headers: HTTPFields = [:], body: ResponseBody) {}
}
