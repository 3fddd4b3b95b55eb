// A replacement for Vapor 4: the declarations that the lines of Docs/Server.md use, with Vapor's names and labels. They are those of
// Sources/Vapor of vapor/vapor (Content, Middleware, Request, Response, Routing, Concurrency), of NIOHTTP1, NIOCore and swift-log.

/// Codable with a default way to be a response.
public protocol Content: Codable, Sendable {}

public struct HTTPResponseStatus: Sendable {
    public static let ok = HTTPResponseStatus()
    public static let unprocessableEntity = HTTPResponseStatus()
}

public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {}
}

public struct ByteBuffer: Sendable {
    public var readableBytesView: ArraySlice<UInt8> { [] }
}

public struct Logger: Sendable {
    public struct Message: ExpressibleByStringInterpolation, Sendable {
        public init(stringLiteral value: String) {}
    }

    public func warning(_ message: @autoclosure () -> Message) {}
}

public struct Parameters: Sendable {
    public func require(_ name: String) throws -> String { name }
}

public final class Request: Sendable {
    public struct Body: Sendable {
        /// The body, if it was collected before the handler.
        public var data: ByteBuffer? { nil }
    }

    public var body: Body { Body() }
    public var parameters: Parameters { Parameters() }
    public var logger: Logger { Logger() }
}

public protocol AsyncResponseEncodable: Sendable {}

public final class Response: AsyncResponseEncodable {
    public struct Body: Sendable {
        public init(string: String) {}
    }

    public init(status: HTTPResponseStatus = .ok, headers: HTTPHeaders = [:], body: Body) {}
}

public protocol Middleware: Sendable {}

public protocol AsyncResponder: Sendable {
    func respond(to request: Request) async throws -> Response
}

public protocol AsyncMiddleware: Middleware {
    func respond(to request: Request, chainingTo next: any AsyncResponder) async throws -> Response
}

public struct PathComponent: ExpressibleByStringLiteral, Sendable {
    public init(stringLiteral value: String) {}
}

public final class Route: Sendable {}

public protocol RoutesBuilder {
    func add(_ route: Route)
}

extension RoutesBuilder {
    public func grouped(_ middleware: any Middleware...) -> any RoutesBuilder { self }

    @discardableResult
    public func post<Response>(_ path: PathComponent..., use closure: @Sendable @escaping (Request) async throws -> Response) -> Route
    where Response: AsyncResponseEncodable { Route() }
}
