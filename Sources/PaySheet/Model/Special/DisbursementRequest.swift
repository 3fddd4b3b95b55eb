/// Sets what must be known about the person who receives a transfer.
///
/// ApplePayDisbursementRequest: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl>
public struct DisbursementRequest: PaymentObject {
    /// Lists what the recipient must give.
    public var requiredRecipientContactFields: [ContactField]? {
        get { keptRequiredRecipientContactFields?.words }
        set { keptRequiredRecipientContactFields = newValue.map { KeptWords($0) } }
    }
    var keptRequiredRecipientContactFields: KeptWords<ContactField>?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension DisbursementRequest {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
