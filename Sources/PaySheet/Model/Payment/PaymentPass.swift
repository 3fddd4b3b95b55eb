/// Describes the pass in Wallet that stands for a card.
///
/// ApplePayPaymentPass: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass>
public struct PaymentPass: PaymentObject {
    /// Names the account without telling its number.
    public var primaryAccountIdentifier: String {
        get { keptPrimaryAccountIdentifier.string }
        set { keptPrimaryAccountIdentifier = KeptText(newValue) }
    }
    var keptPrimaryAccountIdentifier: KeptText
    /// Holds the last digits of the card's number.
    public var primaryAccountNumberSuffix: String {
        get { keptPrimaryAccountNumberSuffix.string }
        set { keptPrimaryAccountNumberSuffix = KeptText(newValue) }
    }
    var keptPrimaryAccountNumberSuffix: KeptText
    /// Names the device's account, if one has been set up.
    public var deviceAccountIdentifier: String? {
        get { keptDeviceAccountIdentifier?.string }
        set { keptDeviceAccountIdentifier = newValue.map { KeptText($0) } }
    }
    var keptDeviceAccountIdentifier: KeptText?
    /// Holds the last digits of the device account's number.
    public var deviceAccountNumberSuffix: String? {
        get { keptDeviceAccountNumberSuffix?.string }
        set { keptDeviceAccountNumberSuffix = newValue.map { KeptText($0) } }
    }
    var keptDeviceAccountNumberSuffix: KeptText?
    /// Says whether the pass can be used.
    public var activationState: PaymentPassActivationState
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentPass {
    /// Takes what must be there; everything else is set afterwards.
    public init(primaryAccountIdentifier: String, primaryAccountNumberSuffix: String, activationState: PaymentPassActivationState) {
        keptPrimaryAccountIdentifier = KeptText(primaryAccountIdentifier)
        keptPrimaryAccountNumberSuffix = KeptText(primaryAccountNumberSuffix)
        self.activationState = activationState
        unknownMembers = UnknownMembers()
    }
}
