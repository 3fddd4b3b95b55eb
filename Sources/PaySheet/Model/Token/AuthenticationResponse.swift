/// Holds the cryptogram of one merchant in a payment to several.
///
/// AuthenticationResponse: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct AuthenticationResponse: PaymentObject {
    /// Names the merchant.
    public var merchantIdentifier: String {
        get { keptMerchantIdentifier.string }
        set { keptMerchantIdentifier = KeptText(newValue) }
    }
    var keptMerchantIdentifier: KeptText
    /// Holds the merchant's cryptogram.
    public var authenticationData: String {
        get { keptAuthenticationData.string }
        set { keptAuthenticationData = KeptText(newValue) }
    }
    var keptAuthenticationData: KeptText
    /// Holds the amount authorized for the merchant, as text.
    public var transactionAmount: String {
        get { keptTransactionAmount.string }
        set { keptTransactionAmount = KeptText(newValue) }
    }
    var keptTransactionAmount: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension AuthenticationResponse {
    /// Takes what must be there; everything else is set afterwards.
    public init(merchantIdentifier: String, authenticationData: String, transactionAmount: String) {
        keptMerchantIdentifier = KeptText(merchantIdentifier)
        keptAuthenticationData = KeptText(authenticationData)
        keptTransactionAmount = KeptText(transactionAmount)
        unknownMembers = UnknownMembers()
    }
}
