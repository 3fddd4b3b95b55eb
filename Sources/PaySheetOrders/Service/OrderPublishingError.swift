/// Why an order cannot be published.
public enum OrderPublishingError<Failure: Error>: Error {
    /// The order has another authentication token. Devices know only the first one, and could not fetch the change.
    case otherToken
    /// The store failed.
    case store(Failure)
}

extension OrderPublishingError: Sendable where Failure: Sendable {}

extension OrderPublishingError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop. The words about a failure are those of the store.
    public var description: String {
        switch self {
        case .otherToken: return "the order has another authentication token than before; keep the first one, because devices know no other"
        case .store(let failure):
            #if hasFeature(Embedded)
                return "the store failed"
            #else
                return "the store failed: " + String(describing: failure)
            #endif
        }
    }
}
