import PaySheet
import PaySheetStorefront

/// A change of a contact.
typealias ContactChange = @Sendable (inout PaymentContact) -> Void

/// A right contact, to be changed in one thing.
enum ContactSample {
    static var japan: PaymentContact {
        var contact = PaymentContact()
        contact.givenName = "見本"
        contact.familyName = "例"
        contact.phoneticGivenName = "みほん"
        contact.phoneticFamilyName = "れい"
        contact.addressLines = ["例町1-2-3"]
        contact.locality = "千代田区"
        contact.postalCode = "100-0001"
        contact.administrativeArea = "東京都"
        contact.countryCode = "JP"
        contact.phoneNumber = "03-5550-0100"
        contact.emailAddress = "rei@example.com"
        return contact
    }

    static var unitedStates: PaymentContact {
        var contact = PaymentContact()
        contact.givenName = "Sam"
        contact.familyName = "Sample"
        contact.addressLines = ["1 Example Road"]
        contact.locality = "Denver"
        contact.postalCode = "80202"
        contact.administrativeArea = "CO"
        contact.countryCode = "US"
        contact.phoneNumber = "(303) 555-0100"
        contact.emailAddress = "sam@example.com"
        return contact
    }

    /// All fields that a request can ask for.
    static let fields: [ContactField] = [.name, .phone, .email, .postalAddress, .phoneticName]

    static func found(_ contact: PaymentContact, by terms: ContactTerms? = nil) -> [String] {
        contact.problems(by: terms ?? ContactTerms(.authorization, fields: contact.countryCode == "US" ? Array(fields.dropLast()) : fields))
            .map {
                $0.finding.severity.word + " " + $0.finding.rule.name + ($0.field.map { " " + $0.rawValue } ?? "")
            }
    }
}
