/// Says for each detail of the payer what is wrong with it.
///
/// PayerErrors: <https://www.w3.org/TR/payment-request/#payererrors-dictionary>
public struct PayerErrors: PaymentObject {
    /// Tells what is wrong with the email address.
    public var email: String?
    /// Tells what is wrong with the name.
    public var name: String?
    /// Tells what is wrong with the telephone number.
    public var phone: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PayerErrors {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
