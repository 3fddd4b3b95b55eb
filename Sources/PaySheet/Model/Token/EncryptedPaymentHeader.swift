/// Holds the keys and hashes that belong to encrypted payment credentials.
///
/// PaymentDataHeader: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct EncryptedPaymentHeader: PaymentObject {
    /// Holds the SHA-256 hash of the request's application data.
    public var applicationData: String? {
        get { keptApplicationData?.string }
        set { keptApplicationData = newValue.map { KeptText($0) } }
    }
    var keptApplicationData: KeptText?
    /// Holds the key for one use, with elliptic-curve encryption only.
    public var ephemeralPublicKey: String? {
        get { keptEphemeralPublicKey?.string }
        set { keptEphemeralPublicKey = newValue.map { KeptText($0) } }
    }
    var keptEphemeralPublicKey: KeptText?
    /// Holds the wrapped symmetric key, with RSA encryption only.
    public var wrappedKey: String? {
        get { keptWrappedKey?.string }
        set { keptWrappedKey = newValue.map { KeptText($0) } }
    }
    var keptWrappedKey: KeptText?
    /// Holds the SHA-256 hash of the merchant's public key.
    public var publicKeyHash: String {
        get { keptPublicKeyHash.string }
        set { keptPublicKeyHash = KeptText(newValue) }
    }
    var keptPublicKeyHash: KeptText
    /// Names the payment and shows up repetitions.
    public var transactionId: String {
        get { keptTransactionId.string }
        set { keptTransactionId = KeptText(newValue) }
    }
    var keptTransactionId: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension EncryptedPaymentHeader {
    /// Takes what must be there; everything else is set afterwards.
    public init(publicKeyHash: String, transactionId: String) {
        keptPublicKeyHash = KeptText(publicKeyHash)
        keptTransactionId = KeptText(transactionId)
        unknownMembers = UnknownMembers()
    }
}
