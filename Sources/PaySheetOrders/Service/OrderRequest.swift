/// A request that arrived at the web service.
///
/// Take method, target and headers as the framework has them.
public struct OrderRequest: Sendable {
    /// The method, such as `GET`.
    public let method: String
    /// The path as it was sent, with escapes, and the query.
    public let target: String
    /// The header `Authorization`. It contains the secret of an order, so never log it.
    public let authorization: String?
    /// The header `If-Modified-Since`.
    public let ifModifiedSince: String?
    /// The body, at most ``OrderServiceLimits/body`` bytes. The server refuses more, so you can cut a longer one after the next byte.
    public let body: [UInt8]

    /// Creates a request.
    public init(
        method: String, target: String, authorization: String? = nil, ifModifiedSince: String? = nil, body: [UInt8] = []
    ) {
        self.method = method
        self.target = target
        self.authorization = authorization
        self.ifModifiedSince = ifModifiedSince
        self.body = body
    }
}

extension OrderRequest: CustomStringConvertible, CustomDebugStringConvertible {
    /// Method and target, without the secret.
    public var description: String { method + " " + target }
    /// Method and target, without the secret.
    public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
    extension OrderRequest: CustomReflectable {
        /// Method and target, so that `dump` does not show the secret.
        public var customMirror: Mirror {
            Mirror(self, children: ["method": method, "target": target], displayStyle: .struct)
        }
    }
#endif
