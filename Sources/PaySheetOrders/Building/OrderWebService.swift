/// Where devices get changes of an order, and the secret that they show there.
public struct OrderWebService: Sendable, Hashable {
    /// The address before `/v1`, beginning with `https://`.
    public var url: String
    /// A secret of this order alone, with at least 16 characters. Take it from a secure source of random numbers.
    public var authenticationToken: String

    /// A web service for one order.
    public init(url: String, authenticationToken: String) {
        self.url = url
        self.authenticationToken = authenticationToken
    }
}
