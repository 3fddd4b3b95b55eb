/// The next state of an order, and whom to tell.
public struct OrderChange: Sendable, Hashable {
    /// Whether the order is new.
    public let isNew: Bool
    /// The tag that devices get with the next list.
    public let tag: String
    /// The date that devices get with the package, as a header has it.
    public let lastModified: String
    /// One push for each device that registered for the order. Send them soon.
    public let pushes: [OrderPush]
}
