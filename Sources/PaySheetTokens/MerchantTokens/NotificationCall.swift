/// A request that arrived at the notification URL.
///
/// Take method and target as the framework has them. Nothing else of the request is needed: a notification has no body, and nothing in
/// it proves that it comes from Apple.
public struct NotificationCall: Sendable, Hashable {
    /// The method, such as `GET`.
    public let method: String
    /// The path as it was sent, with escapes; a query can follow.
    public let target: String

    /// Creates a call.
    public init(method: String, target: String) {
        self.method = method
        self.target = target
    }
}

/// What to answer to a call, and what to do afterwards.
public struct NotificationAnswer: Sendable, Hashable {
    /// What the call means for the server.
    public enum Outcome: Sendable, Hashable {
        /// A new event: store its identifier, answer, and fetch the event from Apple later.
        case fetch(eventIdentifier: String)
        /// An event that was reported before: answer, and do nothing.
        case duplicate(eventIdentifier: String)
        /// The server cannot store the identifier now. Apple calls again, up to three times.
        case retryLater(eventIdentifier: String)
        /// The call is not a notification.
        case notOurs
    }

    /// The status code. Every other code than 200 makes Apple call again.
    public let status: Int
    /// The value of the header `Allow`, for the status 405.
    public let allow: String?
    /// What to do.
    public let outcome: Outcome

    init(_ answer: Answer, _ outcome: Outcome) {
        status = answer.status
        allow = answer.headers["Allow"]
        self.outcome = outcome
    }
}
