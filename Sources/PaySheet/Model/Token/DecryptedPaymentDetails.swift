/// Holds the cryptogram of a payment, as its kind requires.
///
/// DecryptedPaymentDetails: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct DecryptedPaymentDetails: PaymentObject {
    /// Holds the cryptogram of 3-D Secure data.
    public var onlinePaymentCryptogram: String? {
        get { keptOnlinePaymentCryptogram?.string }
        set { keptOnlinePaymentCryptogram = newValue.map { KeptText($0) } }
    }
    var keptOnlinePaymentCryptogram: KeptText?
    /// Holds the indicator that the processor must get if it is present.
    public var eciIndicator: String? {
        get { keptEciIndicator?.string }
        set { keptEciIndicator = newValue.map { KeptText($0) } }
    }
    var keptEciIndicator: KeptText?
    /// Holds the output of the Secure Element for EMV data.
    public var emvData: String? {
        get { keptEmvData?.string }
        set { keptEmvData = newValue.map { KeptText($0) } }
    }
    var keptEmvData: KeptText?
    /// Holds the encrypted PIN for EMV data with RSA encryption.
    public var encryptedPINData: String? {
        get { keptEncryptedPINData?.string }
        set { keptEncryptedPINData = newValue.map { KeptText($0) } }
    }
    var keptEncryptedPINData: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DecryptedPaymentDetails {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
