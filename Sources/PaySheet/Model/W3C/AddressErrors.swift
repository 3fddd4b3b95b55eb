/// Says for each part of an address what is wrong with it.
///
/// AddressErrors: <https://www.w3.org/TR/payment-request/#addresserrors-dictionary>
public struct AddressErrors: PaymentObject {
    /// Tells what is wrong with the street lines.
    public var addressLine: String?
    /// Tells what is wrong with the city.
    public var city: String?
    /// Tells what is wrong with the country.
    public var country: String?
    /// Tells what is wrong with the part of the city.
    public var dependentLocality: String?
    /// Tells what is wrong with the organization.
    public var organization: String?
    /// Tells what is wrong with the telephone number.
    public var phone: String?
    /// Tells what is wrong with the postal code.
    public var postalCode: String?
    /// Tells what is wrong with the recipient's name.
    public var recipient: String?
    /// Tells what is wrong with the state or province.
    public var region: String?
    /// Tells what is wrong with the sorting code.
    public var sortingCode: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension AddressErrors {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
