import PaySheet

/// A member of a contact, with the field by which the sheet marks it.
struct ContactMember: Sendable, Hashable {
    let field: PaymentErrorContactField
    let name: String

    /// Without a name, the field has that of the member.
    private init(_ field: PaymentErrorContactField, _ name: String? = nil) {
        self.field = field
        self.name = name ?? field.rawValue
    }

    static let givenName = ContactMember(.name, "givenName")
    static let familyName = ContactMember(.name, "familyName")
    static let phoneticGivenName = ContactMember(.phoneticName, "phoneticGivenName")
    static let phoneticFamilyName = ContactMember(.phoneticName, "phoneticFamilyName")
    static let addressLines = ContactMember(.addressLines)
    static let locality = ContactMember(.locality)
    static let subLocality = ContactMember(.subLocality)
    static let administrativeArea = ContactMember(.administrativeArea)
    static let subAdministrativeArea = ContactMember(.subAdministrativeArea)
    static let postalCode = ContactMember(.postalCode)
    static let country = ContactMember(.country)
    static let countryCode = ContactMember(.countryCode)
    static let phoneNumber = ContactMember(.phoneNumber)
    static let emailAddress = ContactMember(.emailAddress)
}
