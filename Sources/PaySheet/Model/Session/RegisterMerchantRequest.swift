/// Registers a merchant of a platform and its domains with Apple.
///
/// RegisterMerchantRequest: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest>
public struct RegisterMerchantRequest: PaymentObject {
    /// Lists at most 99 full domain names.
    public var domainNames: [String]
    /// Holds the merchant identifier that owns the payment processing certificate.
    public var encryptTo: String {
        get { keptEncryptTo.string }
        set { keptEncryptTo = KeptText(newValue) }
    }
    var keptEncryptTo: KeptText
    /// Holds the platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String {
        get { keptPartnerInternalMerchantIdentifier.string }
        set { keptPartnerInternalMerchantIdentifier = KeptText(newValue) }
    }
    var keptPartnerInternalMerchantIdentifier: KeptText
    /// Names the merchant in at most 1024 characters.
    public var partnerMerchantName: String {
        get { keptPartnerMerchantName.string }
        set { keptPartnerMerchantName = KeptText(newValue) }
    }
    var keptPartnerMerchantName: KeptText
    /// Holds the address of the merchant's site for information.
    public var merchantUrl: String? {
        get { keptMerchantUrl?.string }
        set { keptMerchantUrl = newValue.map { KeptText($0) } }
    }
    var keptMerchantUrl: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension RegisterMerchantRequest {
    /// Takes what must be there; everything else is set afterwards.
    public init(domainNames: [String], encryptTo: String, partnerInternalMerchantIdentifier: String, partnerMerchantName: String) {
        self.domainNames = domainNames
        keptEncryptTo = KeptText(encryptTo)
        keptPartnerInternalMerchantIdentifier = KeptText(partnerInternalMerchantIdentifier)
        keptPartnerMerchantName = KeptText(partnerMerchantName)
        unknownMembers = UnknownMembers()
    }
}
