/// Answers the question whether a payment credential is at hand.
///
/// PaymentCredentialStatusResponse: <https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse>
public struct PaymentCredentialStatusResponse: PaymentObject {
    /// Says what is known about the shopper's cards.
    public var paymentCredentialStatus: PaymentCredentialStatus
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentCredentialStatusResponse {
    /// Takes what must be there; everything else is set afterwards.
    public init(paymentCredentialStatus: PaymentCredentialStatus) {
        self.paymentCredentialStatus = paymentCredentialStatus
        unknownMembers = UnknownMembers()
    }
}
