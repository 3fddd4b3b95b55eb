/// Holds a person's name, postal address and ways to be reached.
///
/// ApplePayPaymentContact: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact>
public struct PaymentContact: PaymentObject {
    /// Holds a telephone number in any spelling.
    public var phoneNumber: String?
    /// Holds an email address.
    public var emailAddress: String?
    /// Holds the given name.
    public var givenName: String?
    /// Holds the family name.
    public var familyName: String?
    /// Says how the given name is pronounced. Apple Pay version 3.
    public var phoneticGivenName: String?
    /// Says how the family name is pronounced. Apple Pay version 3.
    public var phoneticFamilyName: String?
    /// Lists the street lines of the address.
    public var addressLines: [String]?
    /// Holds the part of the city.
    public var subLocality: String?
    /// Holds the city.
    public var locality: String?
    /// Holds the postal code, of which only a part is known before authorization.
    public var postalCode: String?
    /// Holds the county or a similar division.
    public var subAdministrativeArea: String?
    /// Holds the state or province.
    public var administrativeArea: String?
    /// Holds the country's name.
    public var country: String?
    /// Holds the country's ISO 3166-1 code, which a browser may hand over in lower case or empty.
    public var countryCode: String?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentContact {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
