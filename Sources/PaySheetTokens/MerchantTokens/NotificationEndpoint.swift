/// Answers the calls to the notification URL of merchant tokens.
///
/// Apple calls `{tokenNotificationURL}/notification/merchantToken/{eventId}` when something happens to a merchant token. The call has
/// no credentials and no content. The server stores the identifier, answers 200, and fetches the event from Apple.
///
/// ```swift
/// let endpoint = try NotificationEndpoint(notificationURL: "https://shop.example/apple-pay")
/// let answer = endpoint.answer(NotificationCall(method: request.method, target: request.uri), seen: { store.contains($0) })
/// if case .fetch(let event) = answer.outcome { store.insert(event) }
/// respond(answer.status)
/// ```
public struct NotificationEndpoint: Sendable, Hashable {
    /// The segments of the path before those of the notification.
    private let base: [String]

    /// The highest number of characters of an event identifier. Apple documents none; its identifiers are much shorter.
    public static let longestIdentifier = 256

    /// Takes the address that requests have as `tokenNotificationURL`.
    public init(notificationURL: String) throws(MerchantTokenError) {
        base = try MerchantTokenLimits.check(notificationURL: notificationURL).segments
    }

    /// Answers a call.
    ///
    /// The answer is 200 for an unknown token and an unknown event too. Apple repeats each call that has another answer.
    ///
    /// - Parameters:
    ///   - seen: Whether an event identifier is stored.
    ///   - canProcess: Whether a new identifier can be stored now.
    public func answer(_ call: NotificationCall, seen: (String) -> Bool, canProcess: Bool = true) -> NotificationAnswer {
        guard let received = Call(method: call.method, target: call.target), let identifier = identifier(in: received.target) else {
            return NotificationAnswer(Answer(404), .notOurs)
        }
        guard received.method.utf8.elementsEqual("GET".utf8) else {
            return NotificationAnswer(Answer(405, headers: Headers([.init("Allow", "GET")])), .notOurs)
        }
        if seen(identifier) { return NotificationAnswer(Answer(200), .duplicate(eventIdentifier: identifier)) }
        guard canProcess else { return NotificationAnswer(Answer(500), .retryLater(eventIdentifier: identifier)) }
        return NotificationAnswer(Answer(200), .fetch(eventIdentifier: identifier))
    }

    /// The event identifier of a notification. `nil` for another path.
    ///
    /// Servers that store with `await` call this first, and then ``answer(_:seen:canProcess:)`` with the result.
    public func eventIdentifier(of call: NotificationCall) -> String? { Target(call.target).flatMap { identifier(in: $0) } }

    private func identifier(in target: Target) -> String? {
        guard let identifier = target.segments.last, NotificationEndpoint.isIdentifier(identifier) else { return nil }
        // A slash at the end of the notification URL makes two of them here.
        let path = target.segments.dropLast().filter { !$0.isEmpty }
        return path == base + ["notification", "merchantToken"] ? identifier : nil
    }

    /// Whether a text can be an event identifier: one segment of a path, in visible ASCII characters.
    ///
    /// A server puts the identifier into the path of its own call to Apple. A slash or `..` would lead this call somewhere else.
    public static func isIdentifier(_ text: String) -> Bool {
        guard 1...longestIdentifier ~= text.utf8.count, text != ".", text != ".." else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"): false
            default: 0x21...0x7E ~= byte
            }
        }
    }
}
