/// Reports that the sheet was closed without an accepted payment.
///
/// ApplePayCancelEvent: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl>
public struct CancelEvent: PaymentObject {
    /// Says why the sheet was closed. Known to WebKit, not in Apple's reference (WebKit).
    @Boxed public var sessionError: SessionError?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CancelEvent {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
