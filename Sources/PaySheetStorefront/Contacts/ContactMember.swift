import PaySheet

/// A member of a contact, with the field by which the sheet marks it.
struct ContactMember: Sendable, Hashable {
    let field: PaymentErrorContactField
    let name: String
    /// The texts of the member in a contact; `nil` if it is missing.
    private let values: @Sendable (PaymentContact) -> [String]?

    /// Without a name, the field has that of the member.
    private init(
        _ field: PaymentErrorContactField, _ name: String? = nil, _ values: @escaping @Sendable (PaymentContact) -> [String]?
    ) {
        self.field = field
        self.name = name ?? field.rawValue
        self.values = values
    }

    /// Whether a contact has the member.
    func isPresent(_ contact: PaymentContact) -> Bool { values(contact) != nil }

    /// The texts of the member in a contact.
    func texts(_ contact: PaymentContact) -> [String] { values(contact) ?? [] }

    /// Members are the same when their names are.
    static func == (left: ContactMember, right: ContactMember) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    static let givenName = ContactMember(.name, "givenName") { $0.givenName.map { [$0] } }
    static let familyName = ContactMember(.name, "familyName") { $0.familyName.map { [$0] } }
    static let phoneticGivenName = ContactMember(.phoneticName, "phoneticGivenName") { $0.phoneticGivenName.map { [$0] } }
    static let phoneticFamilyName = ContactMember(.phoneticName, "phoneticFamilyName") { $0.phoneticFamilyName.map { [$0] } }
    static let addressLines = ContactMember(.addressLines) { $0.addressLines }
    static let locality = ContactMember(.locality) { $0.locality.map { [$0] } }
    static let subLocality = ContactMember(.subLocality) { $0.subLocality.map { [$0] } }
    static let postalCode = ContactMember(.postalCode) { $0.postalCode.map { [$0] } }
    static let administrativeArea = ContactMember(.administrativeArea) { $0.administrativeArea.map { [$0] } }
    static let subAdministrativeArea = ContactMember(.subAdministrativeArea) { $0.subAdministrativeArea.map { [$0] } }
    static let country = ContactMember(.country) { $0.country.map { [$0] } }
    static let countryCode = ContactMember(.countryCode) { $0.countryCode.map { [$0] } }
    static let phoneNumber = ContactMember(.phoneNumber) { $0.phoneNumber.map { [$0] } }
    static let emailAddress = ContactMember(.emailAddress) { $0.emailAddress.map { [$0] } }

    /// Every member, in the order in which a shopper reads them.
    static let all = [
        givenName, familyName, phoneticGivenName, phoneticFamilyName, addressLines, locality, subLocality, postalCode, administrativeArea,
        subAdministrativeArea, country, countryCode, phoneNumber, emailAddress,
    ]
}
