/// A request that a server received.
package struct Call: Sendable, Hashable {
    /// The method, as it was sent: `GET`.
    package let method: String
    /// The path and the query.
    package let target: Target
    package let headers: Headers
    package let body: [UInt8]

    /// - Parameter target: What follows the method: `/path?query`, or an absolute address. `nil` if it is none of both.
    package init?(method: String, target: String, headers: Headers = Headers(), body: [UInt8] = []) {
        guard let target = Target(target) else { return nil }
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

/// What a server answers.
package struct Answer: Sendable, Hashable {
    package let status: Int
    package var headers: Headers
    package var body: [UInt8]

    package init(_ status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
