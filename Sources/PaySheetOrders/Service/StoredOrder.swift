/// What a store knows about an order, besides its package.
public struct StoredOrder: Sendable, Equatable {
    /// The secret that devices show.
    public let token: OrderToken
    /// The number of the last change, or 0 before the first package. Numbers count the changes of all orders of one type, so two changes
    /// never have the same.
    public let change: Int64
    /// The date of the last change, in seconds since 1970, or 0 before the first package. No two changes of an order have the same.
    public let lastModified: Int64

    /// Whether devices can fetch a package.
    public var isPublished: Bool { change > 0 }

    /// Creates a state that a store read.
    public init(token: OrderToken, change: Int64, lastModified: Int64) {
        self.token = token
        self.change = change
        self.lastModified = lastModified
    }
}
