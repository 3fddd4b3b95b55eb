/// A header field of an answer or of a push.
public struct OrderHeader: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
