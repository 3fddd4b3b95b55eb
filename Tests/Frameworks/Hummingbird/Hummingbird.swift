// A replacement for Hummingbird 2: the declarations that the lines of Docs/Server.md use, with Hummingbird's names and labels. They are
// those of Sources/Hummingbird and Sources/HummingbirdCore of hummingbird-project/hummingbird, of HTTPTypes, NIOCore and swift-log.

public protocol ResponseGenerator {}

/// Encodable with a default way to be a response.
public protocol ResponseEncodable: Encodable, ResponseGenerator {}

public struct HTTPField: Sendable {
    public struct Name: Hashable, Sendable {
        public static let contentType = Name()
    }
}

public struct HTTPFields: Sendable, ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (HTTPField.Name, String)...) {}
}

public enum HTTPResponse {
    public struct Status: Sendable {
        public static let ok = Status()
        public static let unprocessableContent = Status()
    }
}

public struct ByteBuffer: Sendable {
    public init(bytes: some Sequence<UInt8>) {}
    public var readableBytesView: ArraySlice<UInt8> { [] }
}

public struct RequestBody: Sendable {
    public func collect(upTo maxSize: Int) async throws -> ByteBuffer { ByteBuffer(bytes: []) }
}

public struct Request: Sendable {
    public var body: RequestBody
}

public struct ResponseBody: Sendable {
    public init(byteBuffer: ByteBuffer) {}
}

public struct Response: ResponseGenerator, Sendable {
    public init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: ResponseBody) {}
}

public struct Logger: Sendable {
    public struct Message: ExpressibleByStringInterpolation, Sendable {
        public init(stringLiteral value: String) {}
    }

    public func warning(_ message: @autoclosure () -> Message) {}
}

public struct Parameters: Sendable {
    public func require(_ s: String) throws -> String { s }
}

public protocol RequestContext: Sendable {
    var logger: Logger { get }
    var parameters: Parameters { get }
}

public struct BasicRequestContext: RequestContext {
    public var logger: Logger { Logger() }
    public var parameters: Parameters { Parameters() }
}

public protocol MiddlewareProtocol<Input, Output, Context>: Sendable {
    associatedtype Input
    associatedtype Output
    associatedtype Context

    func handle(_ input: Input, context: Context, next: (Input, Context) async throws -> Output) async throws -> Output
}

public protocol RouterMiddleware<Context>: MiddlewareProtocol where Input == Request, Output == Response {}

public struct RouterPath: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}

public final class Router<Context: RequestContext> {
    @discardableResult
    public func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self { self }

    @discardableResult
    public func post(
        _ path: RouterPath = "", use handler: @Sendable @escaping (Request, Context) async throws -> some ResponseGenerator
    ) -> Self { self }
}
