/// Reports that the shopper has chosen a shipping contact.
///
/// ApplePayShippingContactSelectedEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent>
public struct ShippingContactSelectedEvent: PaymentObject {
    /// Holds the contact without what only matters after authorization.
    public var shippingContact: PaymentContact
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ShippingContactSelectedEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(shippingContact: PaymentContact) {
        self.shippingContact = shippingContact
        unknownMembers = UnknownMembers()
    }
}
