/// Says for each part of an address what is wrong with it.
///
/// AddressErrors: <https://www.w3.org/TR/payment-request/#addresserrors-dictionary>
public struct AddressErrors: PaymentObject {
    /// Tells what is wrong with the street lines.
    public var addressLine: String? {
        get { keptAddressLine?.string }
        set { keptAddressLine = newValue.map { KeptText($0) } }
    }
    var keptAddressLine: KeptText?
    /// Tells what is wrong with the city.
    public var city: String? {
        get { keptCity?.string }
        set { keptCity = newValue.map { KeptText($0) } }
    }
    var keptCity: KeptText?
    /// Tells what is wrong with the country.
    public var country: String? {
        get { keptCountry?.string }
        set { keptCountry = newValue.map { KeptText($0) } }
    }
    var keptCountry: KeptText?
    /// Tells what is wrong with the part of the city.
    public var dependentLocality: String? {
        get { keptDependentLocality?.string }
        set { keptDependentLocality = newValue.map { KeptText($0) } }
    }
    var keptDependentLocality: KeptText?
    /// Tells what is wrong with the organization.
    public var organization: String? {
        get { keptOrganization?.string }
        set { keptOrganization = newValue.map { KeptText($0) } }
    }
    var keptOrganization: KeptText?
    /// Tells what is wrong with the telephone number.
    public var phone: String? {
        get { keptPhone?.string }
        set { keptPhone = newValue.map { KeptText($0) } }
    }
    var keptPhone: KeptText?
    /// Tells what is wrong with the postal code.
    public var postalCode: String? {
        get { keptPostalCode?.string }
        set { keptPostalCode = newValue.map { KeptText($0) } }
    }
    var keptPostalCode: KeptText?
    /// Tells what is wrong with the recipient's name.
    public var recipient: String? {
        get { keptRecipient?.string }
        set { keptRecipient = newValue.map { KeptText($0) } }
    }
    var keptRecipient: KeptText?
    /// Tells what is wrong with the state or province.
    public var region: String? {
        get { keptRegion?.string }
        set { keptRegion = newValue.map { KeptText($0) } }
    }
    var keptRegion: KeptText?
    /// Tells what is wrong with the sorting code.
    public var sortingCode: String? {
        get { keptSortingCode?.string }
        set { keptSortingCode = newValue.map { KeptText($0) } }
    }
    var keptSortingCode: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension AddressErrors {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
