/// A device that is registered for an order.
public struct OrderDevice: Sendable, Hashable {
    /// The identifier that the device chose for the web service.
    public let identifier: String
    /// The address of the device for pushes.
    public let pushToken: String

    /// Creates a device.
    public init(identifier: String, pushToken: String) {
        self.identifier = identifier
        self.pushToken = pushToken
    }
}
