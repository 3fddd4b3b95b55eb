/// Is the span of calendar dates in which a delivery is expected.
///
/// ApplePayDateComponentsRange: <https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange>
public struct ShippingDateRange: PaymentObject {
    /// Holds the earliest date.
    public var startDateComponents: ShippingDate
    /// Holds the latest date.
    public var endDateComponents: ShippingDate
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingDateRange {
    /// Takes what must be there; everything else is set afterwards.
    public init(startDateComponents: ShippingDate, endDateComponents: ShippingDate) {
        self.startDateComponents = startDateComponents
        self.endDateComponents = endDateComponents
        unknownMembers = UnknownMembers()
    }
}
