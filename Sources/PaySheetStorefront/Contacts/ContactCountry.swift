import PaySheet

/// The country of a contact.
enum ContactCountry {
    /// The code states the country.
    case stated(Country)
    /// The code is missing, and the name says which country it is.
    case named(Country)
    /// The code is missing, and the name does not help.
    case unnamed
    /// The code is none of ISO 3166-1.
    case wrong
    /// There is neither a code nor a name.
    case missing

    init(_ contact: PaymentContact) {
        if let code = contact.countryCode, !ContactSpelling.isBlank(code) {
            self = ContactCountry.country(code).map { .stated($0) } ?? .wrong
        } else if let name = contact.country, !ContactSpelling.isBlank(name) {
            self = ContactCountry.country(named: ContactSpelling.trimmed(name)).map { .named($0) } ?? .unnamed
        } else {
            self = .missing
        }
    }

    /// The country, if it is known.
    var country: Country? {
        switch self {
        case .stated(let country), .named(let country): country
        case .unnamed, .wrong, .missing: nil
        }
    }

    private static func country(_ code: String) -> Country? {
        if let country = Country(code: code) { return country }
        // Kosovo has a code that the standard does not have and devices use.
        let country = Country(rawValue: code)
        return country.status == .engineOnly ? country : nil
    }

    private static func country(named name: String) -> Country? {
        country(name) ?? localNames.first { $0.name.utf8.elementsEqual(name.utf8) }?.country ?? Country(rawValue: name).nearest
    }

    /// Devices write the country in their own language. These are the names for the countries with a built-in profile.
    private static let localNames: [(name: String, country: Country)] = [
        ("日本", .jp), ("日本国", .jp), ("にほん", .jp), ("Japon", .jp), ("Japón", .jp), ("일본", .jp), ("アメリカ合衆国", .us), ("アメリカ", .us), ("米国", .us),
        ("美国", .us), ("美國", .us), ("미국", .us), ("USA", .us), ("United States of America", .us),
    ]
}
