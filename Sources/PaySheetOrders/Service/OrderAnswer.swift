import PaySheetTokens

/// What to answer to a request, and what it means for the server.
public struct OrderAnswer: Sendable, Hashable {
    /// What happened.
    public enum Outcome: Sendable, Hashable {
        /// The device is registered. A registration that is not new can have a new push token.
        case registered(device: String, order: OrderIdentity, isNew: Bool)
        /// The device is not registered any more, or it never was.
        case unregistered(device: String, order: OrderIdentity, wasRegistered: Bool)
        /// The device learns which orders changed.
        case listed(orderIdentifiers: [String])
        /// The device has the last state: there is no list, or no package.
        case unchanged
        /// The device gets the package.
        case fetched(order: OrderIdentity)
        /// The device reports problems. Such a call needs no token, so treat them as hostile text.
        case logged(messages: [String])
        /// The request is refused.
        case refused(OrderRefusal)
    }

    /// The status code.
    public let status: Int
    /// The header fields, except those that every server writes itself.
    public let headers: [OrderHeader]
    /// The body.
    public let body: [UInt8]
    /// What happened.
    public let outcome: Outcome

    init(_ answer: Answer, _ outcome: Outcome) {
        status = answer.status
        headers = answer.headers.fields.map { OrderHeader($0.name, $0.value) }
        body = answer.body
        self.outcome = outcome
    }

    /// The first value of a header.
    public subscript(header name: String) -> String? {
        Headers(headers.map { Headers.Field($0.name, $0.value) })[name]
    }
}
