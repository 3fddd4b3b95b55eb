/// Says why a session ended.
///
/// ApplePaySessionError: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl>
public struct SessionError: PaymentObject {
    /// Holds a word for the kind of failure.
    public var code: String? {
        get { keptCode?.string }
        set { keptCode = newValue.map { KeptText($0) } }
    }
    var keptCode: KeptText?
    /// Holds whatever else is known. Absent means `{}`.
    public var info: RawJSON?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension SessionError {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
