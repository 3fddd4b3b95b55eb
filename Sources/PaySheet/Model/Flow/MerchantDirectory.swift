/// Lists the merchants that a marketplace charges for.
///
/// Merchants: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct MerchantDirectory: PaymentObject {
    /// Lists the merchants.
    public var merchants: [MerchantEntry]
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantDirectory {
    /// Takes what must be there; everything else is set afterwards.
    public init(merchants: [MerchantEntry]) {
        self.merchants = merchants
        unknownMembers = UnknownMembers()
    }
}
