/// What happens to a return after the customer asked for it.
public enum ReturnStep: Sendable, Hashable {
    /// The customer has sent the items.
    case onTheWay
    /// The items have arrived, and the shop inspects them.
    case processing
    /// The return is done.
    case completed
    /// Something is wrong, for the reason that the customer reads.
    case issue(because: String)
    /// The return does not take place, for the reason that the customer reads.
    case cancelled(because: String)
}
