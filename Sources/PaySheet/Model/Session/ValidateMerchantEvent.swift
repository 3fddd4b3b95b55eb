/// Asks the page for a merchant session.
///
/// ApplePayValidateMerchantEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent>
public struct ValidateMerchantEvent: PaymentObject {
    /// Is the address from which the server gets the session.
    public var validationURL: String {
        get { keptValidationURL.string }
        set { keptValidationURL = KeptText(newValue) }
    }
    var keptValidationURL: KeptText
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension ValidateMerchantEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(validationURL: String) {
        keptValidationURL = KeptText(validationURL)
        unknownMembers = UnknownMembers()
    }
}
