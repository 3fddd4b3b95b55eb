/// Is Apple's answer that a server hands on unread; its members are not promised.
///
/// MerchantSession: <https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation>
public struct MerchantSession: PaymentObject {
    /// Holds the moment of issue in milliseconds since 1970.
    public var epochTimestamp: Int64?
    /// Holds a moment in milliseconds since 1970 from which no lifetime follows.
    public var expiresAt: Int64?
    /// Names the session.
    public var merchantSessionIdentifier: String? {
        get { keptMerchantSessionIdentifier?.string }
        set { keptMerchantSessionIdentifier = newValue.map { KeptText($0) } }
    }
    var keptMerchantSessionIdentifier: KeptText?
    /// Holds a number that is used once.
    public var nonce: String? {
        get { keptNonce?.string }
        set { keptNonce = newValue.map { KeptText($0) } }
    }
    var keptNonce: KeptText?
    /// Holds a hash of the merchant's identifier.
    public var merchantIdentifier: String? {
        get { keptMerchantIdentifier?.string }
        set { keptMerchantIdentifier = newValue.map { KeptText($0) } }
    }
    var keptMerchantIdentifier: KeptText?
    /// Names the domain that the session is good for.
    public var domainName: String? {
        get { keptDomainName?.string }
        set { keptDomainName = newValue.map { KeptText($0) } }
    }
    var keptDomainName: KeptText?
    /// Holds the name that the shopper sees.
    public var displayName: String? {
        get { keptDisplayName?.string }
        set { keptDisplayName = newValue.map { KeptText($0) } }
    }
    var keptDisplayName: KeptText?
    /// Holds Apple's signature.
    public var signature: String? {
        get { keptSignature?.string }
        set { keptSignature = newValue.map { KeptText($0) } }
    }
    var keptSignature: KeptText?
    /// Names the session in Apple's own statistics.
    public var operationalAnalyticsIdentifier: String? {
        get { keptOperationalAnalyticsIdentifier?.string }
        set { keptOperationalAnalyticsIdentifier = newValue.map { KeptText($0) } }
    }
    var keptOperationalAnalyticsIdentifier: KeptText?
    /// Counts further attempts.
    public var retries: Int64?
    /// Names the payment service provider.
    public var pspId: String? {
        get { keptPspId?.string }
        set { keptPspId = newValue.map { KeptText($0) } }
    }
    var keptPspId: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantSession {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
