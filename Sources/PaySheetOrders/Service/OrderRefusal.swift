/// Why the web service refuses a request.
public enum OrderRefusal: Error, Sendable, Hashable {
    /// The path is not part of the web service.
    case path
    /// The path has other methods.
    case method(allowed: String)
    /// An identifier in the path is too long.
    case identifierTooLong
    /// The body is too long.
    case bodyTooLong
    /// The body is not the JSON object that the call needs, `PushToken` or `LogEntries`.
    case body(expected: String)
    /// There is no header `Authorization`.
    case noAuthorization
    /// The scheme of `Authorization` is not the one of the service.
    case otherScheme
    /// The token is not the one of this order, or there is no such order. The answer does not say which.
    case otherToken
    /// The token is right, and the order has no package yet. Devices try again.
    case notReady

    /// The status code of the answer.
    public var status: Int {
        switch self {
        case .path: 404
        case .method: 405
        case .identifierTooLong: 414
        case .bodyTooLong: 413
        case .body: 400
        case .noAuthorization, .otherScheme, .otherToken: 401
        case .notReady: 503
        }
    }
}

extension OrderRefusal: CustomStringConvertible {
    /// What is wrong, for the log of the server of orders. No value of the request appears in it.
    public var description: String { words(of: .order) }

    /// What is wrong, for the log of a server.
    package func words(of subject: PackageSubject) -> String {
        switch self {
        case .path: "the path is not part of the web service"
        case .method(let allowed): "the path does not take this method; it takes " + allowed
        case .identifierTooLong: "an identifier in the path has more than " + String(OrderServiceLimits.identifier) + " bytes"
        case .bodyTooLong: "the body has more than " + String(OrderServiceLimits.body) + " bytes"
        case .body(let expected): "the body is not " + expected
        case .noAuthorization: "the header Authorization is missing"
        case .otherScheme: "the scheme of Authorization is not " + subject.scheme + ", or no token follows it"
        case .otherToken: "there is no " + subject.rawValue + " with this identifier and this token"
        case .notReady: "the package of the " + subject.rawValue + " is not published yet"
        }
    }
}
