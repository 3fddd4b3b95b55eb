/// Takes a merchant or some of its domains off Apple's register.
///
/// UnregisterMerchantRequest: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest>
public struct UnregisterMerchantRequest: PaymentObject {
    /// Lists the domain names to take off.
    public var domainNames: [String]
    /// Holds the platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String {
        get { keptPartnerInternalMerchantIdentifier.string }
        set { keptPartnerInternalMerchantIdentifier = KeptText(newValue) }
    }
    var keptPartnerInternalMerchantIdentifier: KeptText
    /// States the reason in at most 1024 characters.
    public var reason: String {
        get { keptReason.string }
        set { keptReason = KeptText(newValue) }
    }
    var keptReason: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension UnregisterMerchantRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(domainNames: [String], partnerInternalMerchantIdentifier: String, reason: String) {
        self.domainNames = domainNames
        keptPartnerInternalMerchantIdentifier = KeptText(partnerInternalMerchantIdentifier)
        keptReason = KeptText(reason)
        unknownMembers = UnknownMembers()
    }
}
