/// Tells the shopper what is wrong with something that was entered.
///
/// ApplePayError: <https://developer.apple.com/documentation/applepayontheweb/applepayerror>
public struct PaymentError: PaymentObject {
    /// Says what kind of mistake it is.
    public var code: PaymentErrorCode
    /// Names the field of the contact that is wrong.
    public var contactField: PaymentErrorContactField?
    /// Holds the words that the sheet shows. Absent means `""`.
    public var message: String? {
        get { keptMessage?.string }
        set { keptMessage = newValue.map { KeptText($0) } }
    }
    var keptMessage: KeptText?
    /// Names the family of the error code, for errors of a transfer. Announced, not yet in the reference (macOS 15, iOS 18, for transfers).
    public var domain: String? {
        get { keptDomain?.string }
        set { keptDomain = newValue.map { KeptText($0) } }
    }
    var keptDomain: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentError {
    /// Takes what must be there; everything else is set afterwards.
    public init(code: PaymentErrorCode) {
        self.code = code
        unknownMembers = UnknownMembers()
    }
}
