import PaySheet

/// A store in memory, for tests and small tools. It forgets everything when the program ends.
public struct MemoryOrderStore: OrderStore, Sendable {
    private var orders: [OrderIdentity: (stored: StoredOrder, packageBytes: [UInt8]?)] = [:]
    /// The highest number of a change, by order type.
    private var latest: [[UInt8]: Int64] = [:]
    private var devices: [DeviceKey: Device] = [:]
    /// The identifiers of the devices that registered for an order.
    private var registered: [OrderIdentity: Set<[UInt8]>] = [:]

    /// A device in one order type. Texts would be equal in spite of different bytes.
    private struct DeviceKey: Sendable, Hashable {
        let type: [UInt8]
        let identifier: [UInt8]

        init(_ identifier: String, _ type: String) { self.init([UInt8](identifier.utf8), type) }

        init(_ identifier: [UInt8], _ type: String) {
            self.type = [UInt8](type.utf8)
            self.identifier = identifier
        }
    }

    private struct Device: Sendable {
        /// With the present push token.
        var device: OrderDevice
        var orders: Set<OrderIdentity> = []
    }

    /// Creates an empty store.
    public init() {}

    /// Returns what is known about an order.
    public func order(_ order: OrderIdentity) -> StoredOrder? { orders[order]?.stored }

    /// Returns the package of an order.
    public func packageBytes(of order: OrderIdentity) -> [UInt8]? { orders[order]?.packageBytes }

    /// Stores an order and its package.
    public mutating func store(_ stored: StoredOrder, packageBytes: [UInt8]?, of order: OrderIdentity) {
        orders[order] = (stored, packageBytes)
        let type = [UInt8](order.orderTypeIdentifier.utf8)
        latest[type] = max(latest[type] ?? 0, stored.change)
    }

    /// Returns the highest number of a change of this order type.
    public func latestChange(ofType orderTypeIdentifier: String) -> Int64 { latest[[UInt8](orderTypeIdentifier.utf8)] ?? 0 }

    /// Registers a device for an order, with its present push token.
    public mutating func register(_ device: OrderDevice, for order: OrderIdentity) -> Bool {
        let key = DeviceKey(device.identifier, order.orderTypeIdentifier)
        devices[key, default: Device(device: device)].device = device
        registered[order, default: []].insert(key.identifier)
        return devices[key]?.orders.insert(order).inserted ?? false
    }

    /// Removes a registration.
    public mutating func unregister(device identifier: String, from order: OrderIdentity) -> Bool {
        let key = DeviceKey(identifier, order.orderTypeIdentifier)
        guard devices[key]?.orders.remove(order) != nil else { return false }
        if devices[key]?.orders.isEmpty == true { devices[key] = nil }
        remove(key, from: order)
        return true
    }

    /// Returns the orders of a device that changed after a number.
    public func orders(ofDevice identifier: String, orderTypeIdentifier: String, changedAfter change: Int64) -> [String] {
        guard let device = devices[DeviceKey(identifier, orderTypeIdentifier)] else { return [] }
        var changed: [(change: Int64, identifier: String)] = []
        for order in device.orders {
            guard let stored = orders[order]?.stored, stored.change > change else { continue }
            changed.append((stored.change, order.orderIdentifier))
        }
        return changed.inOrder { Int($0.change) }.map { $0.identifier }
    }

    /// Returns the devices that registered for an order.
    public func devices(of order: OrderIdentity) -> [OrderDevice] {
        let identifiers = (registered[order] ?? []).inByteOrder { $0 }
        return identifiers.compactMap { devices[DeviceKey($0, order.orderTypeIdentifier)]?.device }
    }

    /// All registrations, by order type, order and device.
    public var registrations: [OrderRegistration] {
        let orders = registered.keys.inByteOrder { Array($0.orderIdentifier.utf8) }.inByteOrder { Array($0.orderTypeIdentifier.utf8) }
        return orders.flatMap { order in devices(of: order).map { OrderRegistration(device: $0, order: order) } }
    }

    /// Removes a device whose push token is gone.
    public mutating func forget(_ device: OrderDevice, orderTypeIdentifier: String) {
        let key = DeviceKey(device.identifier, orderTypeIdentifier)
        guard let known = devices[key], known.device.pushToken == device.pushToken else { return }
        devices[key] = nil
        for order in known.orders { remove(key, from: order) }
    }

    private mutating func remove(_ key: DeviceKey, from order: OrderIdentity) {
        registered[order]?.remove(key.identifier)
        if registered[order]?.isEmpty == true { registered[order] = nil }
    }
}
