/// Is Apple's answer about a registered merchant.
///
/// MerchantDetails: <https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails>
public struct MerchantDetails: PaymentObject {
    /// Lists the registered domain names.
    public var domainNames: [String]?
    /// Holds the SHA-256 hash of the merchant identifier that owns the certificate.
    public var encryptTo: String? {
        get { keptEncryptTo?.string }
        set { keptEncryptTo = newValue.map { KeptText($0) } }
    }
    var keptEncryptTo: KeptText?
    /// Names the merchant.
    public var partnerMerchantName: String? {
        get { keptPartnerMerchantName?.string }
        set { keptPartnerMerchantName = newValue.map { KeptText($0) } }
    }
    var keptPartnerMerchantName: KeptText?
    /// Holds the address by which the merchant is validated.
    public var partnerMerchantValidationURI: String? {
        get { keptPartnerMerchantValidationURI?.string }
        set { keptPartnerMerchantValidationURI = newValue.map { KeptText($0) } }
    }
    var keptPartnerMerchantValidationURI: KeptText?
    /// Holds the platform's own key for the merchant.
    public var partnerInternalMerchantIdentifier: String? {
        get { keptPartnerInternalMerchantIdentifier?.string }
        set { keptPartnerInternalMerchantIdentifier = newValue.map { KeptText($0) } }
    }
    var keptPartnerInternalMerchantIdentifier: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantDetails {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
