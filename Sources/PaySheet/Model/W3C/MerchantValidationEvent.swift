/// Asks a page of the W3C API for a merchant session.
///
/// MerchantValidationEvent: <https://www.w3.org/TR/merchant-validation/#merchantvalidationevent-interface>
public struct MerchantValidationEvent: PaymentObject {
    /// Identifies the payment method by its address.
    public var methodName: String? {
        get { keptMethodName?.string }
        set { keptMethodName = newValue.map { KeptText($0) } }
    }
    var keptMethodName: KeptText?
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
extension MerchantValidationEvent {
    /// Takes what must be there; everything else is set afterwards.
    public init(validationURL: String) {
        keptValidationURL = KeptText(validationURL)
        unknownMembers = UnknownMembers()
    }
}
