/// Says for each detail of the payer what is wrong with it.
///
/// PayerErrors: <https://www.w3.org/TR/payment-request/#payererrors-dictionary>
public struct PayerErrors: PaymentObject {
    /// Tells what is wrong with the email address.
    public var email: String? {
        get { keptEmail?.string }
        set { keptEmail = newValue.map { KeptText($0) } }
    }
    var keptEmail: KeptText?
    /// Tells what is wrong with the name.
    public var name: String? {
        get { keptName?.string }
        set { keptName = newValue.map { KeptText($0) } }
    }
    var keptName: KeptText?
    /// Tells what is wrong with the telephone number.
    public var phone: String? {
        get { keptPhone?.string }
        set { keptPhone = newValue.map { KeptText($0) } }
    }
    var keptPhone: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PayerErrors {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
