/// Is a date of the Gregorian calendar that is as exact as the members given.
///
/// ApplePayDateComponents: <https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents>
public struct ShippingDate: PaymentObject {
    /// Holds the year.
    public var years: UInt32?
    /// Holds the month, from 1 to 12.
    public var months: UInt32?
    /// Holds the day of the month, from 1.
    public var days: UInt32?
    /// Holds the hour of the day, from 0 to 23.
    public var hours: UInt32?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingDate {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
