/// Describes the pass in Wallet that stands for a card.
///
/// ApplePayPaymentPass: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass>
public struct PaymentPass: PaymentObject {
    /// Names the account without telling its number.
    public var primaryAccountIdentifier: String
    /// Holds the last digits of the card's number.
    public var primaryAccountNumberSuffix: String
    /// Names the device's account, if one has been set up.
    public var deviceAccountIdentifier: String?
    /// Holds the last digits of the device account's number.
    public var deviceAccountNumberSuffix: String?
    /// Says whether the pass can be used.
    public var activationState: PaymentPassActivationState
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentPass {
    /// Takes what must be there; everything else is set afterwards.
    public init(primaryAccountIdentifier: String, primaryAccountNumberSuffix: String, activationState: PaymentPassActivationState) {
        self.primaryAccountIdentifier = primaryAccountIdentifier
        self.primaryAccountNumberSuffix = primaryAccountNumberSuffix
        self.activationState = activationState
        unknownMembers = UnknownMembers()
    }
}
