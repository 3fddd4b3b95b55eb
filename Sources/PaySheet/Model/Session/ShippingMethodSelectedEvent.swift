/// Reports that the shopper has chosen a way of shipping.
///
/// ApplePayShippingMethodSelectedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent>
public struct ShippingMethodSelectedEvent: PaymentObject {
    /// Holds the method as the merchant offered it.
    public var shippingMethod: ShippingMethod
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingMethodSelectedEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(shippingMethod: ShippingMethod) {
        self.shippingMethod = shippingMethod
        unknownMembers = UnknownMembers()
    }
}
