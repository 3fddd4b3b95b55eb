import PaySheetOrders

/// A store in which an order changes after the server read it. Its functions do what those of another process would do in between.
struct RacingStore: OrderStore {
    private final class Shared {
        var memory = MemoryOrderStore()
    }

    private let shared = Shared()
    /// Whether each list changes the order "a" after it is read.
    var isRacing = false

    func order(_ order: OrderIdentity) -> StoredOrder? { shared.memory.order(order) }
    func packageBytes(of order: OrderIdentity) -> [UInt8]? { shared.memory.packageBytes(of: order) }
    func store(_ stored: StoredOrder, packageBytes: [UInt8]?, of order: OrderIdentity) {
        shared.memory.store(stored, packageBytes: packageBytes, of: order)
    }
    func latestChange(ofType type: String) -> Int64 { shared.memory.latestChange(ofType: type) }
    func register(_ device: OrderDevice, for order: OrderIdentity) -> Bool { shared.memory.register(device, for: order) }
    func unregister(device: String, from order: OrderIdentity) -> Bool { shared.memory.unregister(device: device, from: order) }
    func orders(ofDevice device: String, orderTypeIdentifier type: String, changedAfter change: Int64) -> [String] {
        let list = shared.memory.orders(ofDevice: device, orderTypeIdentifier: type, changedAfter: change)
        if isRacing, let order = try? OrderIdentity(orderTypeIdentifier: type, orderIdentifier: "a"), let old = shared.memory.order(order) {
            let next = StoredOrder(token: old.token, change: old.change + 1, lastModified: old.lastModified + 1)
            shared.memory.store(next, packageBytes: [], of: order)
        }
        return list
    }
    func devices(of order: OrderIdentity) -> [OrderDevice] { shared.memory.devices(of: order) }
    func forget(_ device: OrderDevice, orderTypeIdentifier type: String) { shared.memory.forget(device, orderTypeIdentifier: type) }
}

/// A store that cannot be reached.
struct BrokenStore: OrderStore {
    struct Failure: Error, Equatable {}

    func order(_ order: OrderIdentity) throws(Failure) -> StoredOrder? { throw Failure() }
    func packageBytes(of order: OrderIdentity) throws(Failure) -> [UInt8]? { throw Failure() }
    func store(_ stored: StoredOrder, packageBytes: [UInt8]?, of order: OrderIdentity) throws(Failure) { throw Failure() }
    func latestChange(ofType type: String) throws(Failure) -> Int64 { throw Failure() }
    func register(_ device: OrderDevice, for order: OrderIdentity) throws(Failure) -> Bool { throw Failure() }
    func unregister(device: String, from order: OrderIdentity) throws(Failure) -> Bool { throw Failure() }
    func orders(ofDevice device: String, orderTypeIdentifier type: String, changedAfter: Int64) throws(Failure) -> [String] {
        throw Failure()
    }
    func devices(of order: OrderIdentity) throws(Failure) -> [OrderDevice] { throw Failure() }
    func forget(_ device: OrderDevice, orderTypeIdentifier type: String) throws(Failure) { throw Failure() }
}
