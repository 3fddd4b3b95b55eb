/// Holds the keys and hashes that belong to encrypted payment credentials.
///
/// PaymentDataHeader: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct EncryptedPaymentHeader: PaymentObject {
    /// Holds the SHA-256 hash of the request's application data.
    public var applicationData: String?
    /// Holds the key for one use, with elliptic-curve encryption only.
    public var ephemeralPublicKey: String?
    /// Holds the wrapped symmetric key, with RSA encryption only.
    public var wrappedKey: String?
    /// Holds the SHA-256 hash of the merchant's public key.
    public var publicKeyHash: String
    /// Names the payment and shows up repetitions.
    public var transactionId: String
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension EncryptedPaymentHeader {
    /// Takes what must be there; everything else is set afterwards.
    public init(publicKeyHash: String, transactionId: String) {
        self.publicKeyHash = publicKeyHash
        self.transactionId = transactionId
        unknownMembers = UnknownMembers()
    }
}
