/// The registration of a device for an order.
public struct OrderRegistration: Sendable, Hashable {
    /// The device, with its present push token.
    public let device: OrderDevice
    /// The order.
    public let order: OrderIdentity

    /// Creates a registration.
    public init(device: OrderDevice, order: OrderIdentity) {
        self.device = device
        self.order = order
    }
}
