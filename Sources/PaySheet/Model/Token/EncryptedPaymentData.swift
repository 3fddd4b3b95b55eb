/// Holds the payment credentials in encrypted and signed form.
///
/// PaymentData: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct EncryptedPaymentData: PaymentObject {
    /// Names the way of encryption.
    public var version: PaymentDataVersion
    /// Holds the encrypted credentials.
    public var data: String {
        get { keptData.string }
        set { keptData = KeptText(newValue) }
    }
    var keptData: KeptText
    /// Holds the detached signature with its certificates.
    public var signature: String {
        get { keptSignature.string }
        set { keptSignature = KeptText(newValue) }
    }
    var keptSignature: KeptText
    /// Holds what is needed for decryption.
    public var header: EncryptedPaymentHeader
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension EncryptedPaymentData {
    /// Takes what must be there; everything else is set afterwards.
    public init(version: PaymentDataVersion, data: String, signature: String, header: EncryptedPaymentHeader) {
        self.version = version
        keptData = KeptText(data)
        keptSignature = KeptText(signature)
        self.header = header
        unknownMembers = UnknownMembers()
    }
}
