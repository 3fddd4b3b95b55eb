/// Holds the cryptogram of one merchant in a payment to several.
///
/// AuthenticationResponse: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct AuthenticationResponse: PaymentObject {
    /// Names the merchant.
    public var merchantIdentifier: String
    /// Holds the merchant's cryptogram.
    public var authenticationData: String
    /// Holds the amount authorized for the merchant, as text.
    public var transactionAmount: String
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension AuthenticationResponse {
    /// Takes what must be there; everything else is set afterwards.
    public init(merchantIdentifier: String, authenticationData: String, transactionAmount: String) {
        self.merchantIdentifier = merchantIdentifier
        self.authenticationData = authenticationData
        self.transactionAmount = transactionAmount
        unknownMembers = UnknownMembers()
    }
}
