/// Why an order cannot be published.
public enum OrderPublishingError<Failure: Error>: Error {
    /// The order has another authentication token. Devices know only the first one, and could not fetch the change.
    case otherToken
    /// The store failed.
    case store(Failure)
}

extension OrderPublishingError: Sendable where Failure: Sendable {}
