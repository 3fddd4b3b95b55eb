/// Is one merchant of a marketplace.
///
/// MerchantEntry: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct MerchantEntry: PaymentObject {
    /// Holds the shop's own lasting key for the merchant.
    public var externalIdentifier: String {
        get { keptExternalIdentifier.string }
        set { keptExternalIdentifier = KeptText(newValue) }
    }
    var keptExternalIdentifier: KeptText
    /// Names the merchant to the shopper.
    public var merchantName: String {
        get { keptMerchantName.string }
        set { keptMerchantName = KeptText(newValue) }
    }
    var keptMerchantName: KeptText
    /// Holds the merchant's Apple identifier, or that of the shop that asks.
    public var merchantIdentifier: String {
        get { keptMerchantIdentifier.string }
        set { keptMerchantIdentifier = KeptText(newValue) }
    }
    var keptMerchantIdentifier: KeptText
    /// Holds the merchant's top-level domain.
    public var merchantDomain: String? {
        get { keptMerchantDomain?.string }
        set { keptMerchantDomain = newValue.map { KeptText($0) } }
    }
    var keptMerchantDomain: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantEntry {
    /// Takes what must be there; everything else is set afterwards.
    public init(externalIdentifier: String, merchantName: String, merchantIdentifier: String) {
        keptExternalIdentifier = KeptText(externalIdentifier)
        keptMerchantName = KeptText(merchantName)
        keptMerchantIdentifier = KeptText(merchantIdentifier)
        unknownMembers = UnknownMembers()
    }
}
