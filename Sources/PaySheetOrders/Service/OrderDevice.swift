/// A device that is registered for an order.
public struct OrderDevice: Sendable, Hashable {
    /// The identifier that the device chose for the web service.
    public let identifier: String
    /// The address of the device for pushes.
    public let pushToken: String

    /// Takes an identifier and a push token that can be segments of a path.
    public init(identifier: String, pushToken: String) throws(OrderServiceError) {
        guard OrderServiceLimits.isIdentifier(identifier) else { throw .identifier(member: "deviceIdentifier") }
        guard 1...OrderServiceLimits.longestToken ~= pushToken.utf8.count, pushToken != ".", pushToken != "..",
            OrderServiceLimits.isVisibleASCII(pushToken.utf8)
        else { throw .pushToken }
        self.identifier = identifier
        self.pushToken = pushToken
    }
}
