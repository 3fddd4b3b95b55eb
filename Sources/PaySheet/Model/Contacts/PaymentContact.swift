/// Holds a person's name, postal address and ways to be reached.
///
/// ApplePayPaymentContact: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact>
public struct PaymentContact: PaymentObject {
    /// Holds a telephone number in any spelling.
    public var phoneNumber: String? {
        get { keptPhoneNumber?.string }
        set { keptPhoneNumber = newValue.map { KeptText($0) } }
    }
    var keptPhoneNumber: KeptText?
    /// Holds an email address.
    public var emailAddress: String? {
        get { keptEmailAddress?.string }
        set { keptEmailAddress = newValue.map { KeptText($0) } }
    }
    var keptEmailAddress: KeptText?
    /// Holds the given name.
    public var givenName: String? {
        get { keptGivenName?.string }
        set { keptGivenName = newValue.map { KeptText($0) } }
    }
    var keptGivenName: KeptText?
    /// Holds the family name.
    public var familyName: String? {
        get { keptFamilyName?.string }
        set { keptFamilyName = newValue.map { KeptText($0) } }
    }
    var keptFamilyName: KeptText?
    /// Says how the given name is pronounced. Apple Pay version 3.
    public var phoneticGivenName: String? {
        get { keptPhoneticGivenName?.string }
        set { keptPhoneticGivenName = newValue.map { KeptText($0) } }
    }
    var keptPhoneticGivenName: KeptText?
    /// Says how the family name is pronounced. Apple Pay version 3.
    public var phoneticFamilyName: String? {
        get { keptPhoneticFamilyName?.string }
        set { keptPhoneticFamilyName = newValue.map { KeptText($0) } }
    }
    var keptPhoneticFamilyName: KeptText?
    /// Lists the street lines of the address.
    public var addressLines: [String]?
    /// Holds the part of the city.
    public var subLocality: String? {
        get { keptSubLocality?.string }
        set { keptSubLocality = newValue.map { KeptText($0) } }
    }
    var keptSubLocality: KeptText?
    /// Holds the city.
    public var locality: String? {
        get { keptLocality?.string }
        set { keptLocality = newValue.map { KeptText($0) } }
    }
    var keptLocality: KeptText?
    /// Holds the postal code, of which only a part is known before authorization.
    public var postalCode: String? {
        get { keptPostalCode?.string }
        set { keptPostalCode = newValue.map { KeptText($0) } }
    }
    var keptPostalCode: KeptText?
    /// Holds the county or a similar division.
    public var subAdministrativeArea: String? {
        get { keptSubAdministrativeArea?.string }
        set { keptSubAdministrativeArea = newValue.map { KeptText($0) } }
    }
    var keptSubAdministrativeArea: KeptText?
    /// Holds the state or province.
    public var administrativeArea: String? {
        get { keptAdministrativeArea?.string }
        set { keptAdministrativeArea = newValue.map { KeptText($0) } }
    }
    var keptAdministrativeArea: KeptText?
    /// Holds the country's name.
    public var country: String? {
        get { keptCountry?.string }
        set { keptCountry = newValue.map { KeptText($0) } }
    }
    var keptCountry: KeptText?
    /// Holds the country's ISO 3166-1 code, which a browser may hand over in lower case or empty.
    public var countryCode: String? {
        get { keptCountryCode?.string }
        set { keptCountryCode = newValue.map { KeptText($0) } }
    }
    var keptCountryCode: KeptText?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension PaymentContact {
    /// Makes an empty one; every member may be absent.
    public init() { unknownMembers = UnknownMembers() }
}
