public import PaySheet

/// A contact in the fields that orders of shops have.
///
/// Nothing of the contact is lost: what has no field of its own is in a line of the address. The values have the spelling of
/// ``/PaySheet/PaymentContact/normalized``.
///
/// ```swift
/// let address = OrderAddress(contact)
/// print(address.city ?? "")
/// ```
public struct OrderAddress: Sendable, Hashable {
    /// The given name: `givenName`.
    public var firstName: String?
    /// The family name: `familyName`.
    public var lastName: String?
    /// How the given name is read: `phoneticGivenName`.
    public var phoneticFirstName: String?
    /// How the family name is read: `phoneticFamilyName`.
    public var phoneticLastName: String?
    /// The first of the `addressLines`.
    public var line1: String?
    /// All further `addressLines`, with commas between them.
    public var line2: String?
    /// The part of the city: `subLocality`.
    public var district: String?
    /// The city: `locality`.
    public var city: String?
    /// The county: `subAdministrativeArea`.
    public var county: String?
    /// The state, province or prefecture as the device wrote it: `administrativeArea`.
    public var state: String?
    /// The code of the state in ISO 3166-2, such as `CO` for Colorado. `nil` if the state is not known, and in Japan.
    public var stateCode: String?
    /// The postal code.
    public var postalCode: String?
    /// The name of the country, in the language of the device.
    public var country: String?
    /// The code of the country.
    public var countryCode: String?
    /// The telephone number.
    public var phone: String?
    /// The email address.
    public var email: String?

    /// Maps a contact. Blank values are left out.
    public init(_ contact: PaymentContact) {
        let contact = contact.normalized
        func value(_ text: String?) -> String? { ContactSpelling.isBlank(text) ? nil : text }
        let lines = (contact.addressLines ?? []).compactMap { value($0) }
        firstName = value(contact.givenName)
        lastName = value(contact.familyName)
        phoneticFirstName = value(contact.phoneticGivenName)
        phoneticLastName = value(contact.phoneticFamilyName)
        line1 = lines.first
        line2 = lines.count > 1 ? lines.dropFirst().joined(separator: ", ") : nil
        district = value(contact.subLocality)
        city = value(contact.locality)
        county = value(contact.subAdministrativeArea)
        state = value(contact.administrativeArea)
        postalCode = value(contact.postalCode)
        country = value(contact.country)
        phone = value(contact.phoneNumber)
        email = value(contact.emailAddress)
        let known = ContactCountry(contact).country
        countryCode = value(contact.countryCode) ?? known?.rawValue
        stateCode = state.flatMap { state in known.flatMap { ContactStates.code(of: state, in: $0) } }
    }

    /// The address as JSON. Fields without a value are left out.
    public var json: [UInt8] {
        let fields: [(name: String, value: String?)] = [
            ("firstName", firstName), ("lastName", lastName), ("phoneticFirstName", phoneticFirstName),
            ("phoneticLastName", phoneticLastName),
            ("line1", line1), ("line2", line2), ("district", district), ("city", city), ("county", county), ("state", state),
            ("stateCode", stateCode), ("postalCode", postalCode), ("country", country), ("countryCode", countryCode), ("phone", phone),
            ("email", email),
        ]
        let members = fields.compactMap { field in field.value.map { JSONTree.Member(name: field.name, value: .text($0)) } }
        return [UInt8](JSONTree.object(members).json.utf8)
    }
}
