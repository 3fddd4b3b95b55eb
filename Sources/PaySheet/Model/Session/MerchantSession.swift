/// Is Apple's answer that a server hands on unread; its members are not promised.
///
/// MerchantSession: <https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation>
public struct MerchantSession: PaymentObject {
    /// Holds the moment of issue in milliseconds since 1970.
    public var epochTimestamp: Int64?
    /// Holds a moment in milliseconds since 1970 from which no lifetime follows.
    public var expiresAt: Int64?
    /// Names the session.
    public var merchantSessionIdentifier: String?
    /// Holds a number that is used once.
    public var nonce: String?
    /// Holds a hash of the merchant's identifier.
    public var merchantIdentifier: String?
    /// Names the domain that the session is good for.
    public var domainName: String?
    /// Holds the name that the shopper sees.
    public var displayName: String?
    /// Holds Apple's signature.
    public var signature: String?
    /// Names the session in Apple's own statistics.
    public var operationalAnalyticsIdentifier: String?
    /// Counts further attempts.
    public var retries: Int64?
    /// Names the payment service provider.
    public var pspId: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension MerchantSession {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
