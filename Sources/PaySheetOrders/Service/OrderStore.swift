/// What the web service stores: orders, packages, and which devices registered for which orders.
///
/// A store keeps values and decides nothing: ``OrderServer``, ``announce(_:token:)`` and ``publish(_:of:token:at:)`` decide. A device has one push token for each
/// order type. One answer, and one publication, needs one transaction that excludes other writers: otherwise two changes can get the
/// same number.
///
/// Identifiers are equal if their bytes are.
public protocol OrderStore {
    /// What can go wrong; `Never` in memory.
    associatedtype Failure: Error

    /// Returns what is known about an order. `nil` if there is no such order.
    func order(_ order: OrderIdentity) throws(Failure) -> StoredOrder?

    /// Returns the package of an order.
    func packageBytes(of order: OrderIdentity) throws(Failure) -> [UInt8]?

    /// Stores an order and its package in place of the earlier state. Registrations do not change.
    ///
    /// - Parameter packageBytes: `nil` if the order has no package yet.
    mutating func store(_ stored: StoredOrder, packageBytes: [UInt8]?, of order: OrderIdentity) throws(Failure)

    /// Returns the highest number of a change of this order type, or 0. It never becomes lower, even if you delete old orders.
    func latestChange(ofType orderTypeIdentifier: String) throws(Failure) -> Int64

    /// Registers a device for an order. The push token replaces the one that the device has for this order type.
    ///
    /// - Returns: Whether the registration is new.
    mutating func register(_ device: OrderDevice, for order: OrderIdentity) throws(Failure) -> Bool

    /// Removes a registration. A device without registrations for this order type is forgotten, with its push token.
    ///
    /// - Returns: Whether there was one.
    mutating func unregister(device identifier: String, from order: OrderIdentity) throws(Failure) -> Bool

    /// Returns the order identifiers for which the device registered, of one type, with a change above a number. They have the order of
    /// their changes, and all are different.
    func orders(
        ofDevice identifier: String, orderTypeIdentifier: String, changedAfter change: Int64
    ) throws(Failure) -> [String]

    /// Returns the devices that registered for an order, in the order of their identifiers' bytes.
    func devices(of order: OrderIdentity) throws(Failure) -> [OrderDevice]

    /// Removes all registrations of a device for an order type, because APNs says that its push token is gone. Changes nothing if the
    /// device has another push token by now.
    mutating func forget(_ device: OrderDevice, orderTypeIdentifier: String) throws(Failure)
}
