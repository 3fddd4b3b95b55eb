public import PaySheet

/// A rule about the contact of a shopper.
///
/// Apple Pay hands over what the shopper typed, so the shop has to check it. `Docs/Contacts.md` lists the rules.
public enum ContactRule: Sendable, Hashable, CaseIterable {
    /// The contact is one from before the authorization.
    case redacted
    /// A requested field is missing or blank.
    case missing
    /// A guest has no email address.
    case guest
    /// A field arrived that the request did not ask for.
    case unrequested
    /// There is a company in place of a person.
    case company
    /// The given or the family name is missing.
    case name
    /// The phonetic name is missing.
    case phoneticName
    /// The phonetic name is not in kana.
    case kana
    /// The country code is missing or unknown.
    case country
    /// The given profile is for another country.
    case profile
    /// The shop does not deliver to the country.
    case unserved
    /// The postal code does not have the form of its country.
    case postalCode
    /// The state or prefecture does not exist.
    case state
    /// The street or the city is missing.
    case address
    /// The street has no house number.
    case houseNumber
    /// The telephone number has too few or too many digits.
    case phone
    /// The email address is not valid.
    case email
    /// A member has emoji, control characters or characters that change the text direction.
    case characters
    /// A value has a spelling that the shop must change before it uses it.
    case spelling

    /// The facts behind the rule, in the numbering of the project's sources.
    public var sources: [String] { card.sources }

    /// The permanent name. Its number is never used for another rule.
    public var id: RuleID {
        switch self {
        case .redacted: RuleID(code: 9200, name: "buyer/redacted")
        case .missing: RuleID(code: 9201, name: "buyer/missing")
        case .guest: RuleID(code: 9202, name: "buyer/guest")
        case .unrequested: RuleID(code: 9203, name: "buyer/unrequested")
        case .company: RuleID(code: 9204, name: "buyer/company")
        case .name: RuleID(code: 9205, name: "buyer/name")
        case .phoneticName: RuleID(code: 9206, name: "buyer/phonetic-name")
        case .kana: RuleID(code: 9207, name: "buyer/kana")
        case .country: RuleID(code: 9208, name: "buyer/country")
        case .unserved: RuleID(code: 9209, name: "buyer/unserved")
        case .postalCode: RuleID(code: 9210, name: "buyer/postal-code")
        case .state: RuleID(code: 9211, name: "buyer/state")
        case .address: RuleID(code: 9212, name: "buyer/address")
        case .houseNumber: RuleID(code: 9213, name: "buyer/house-number")
        case .phone: RuleID(code: 9214, name: "buyer/phone")
        case .email: RuleID(code: 9215, name: "buyer/email")
        case .characters: RuleID(code: 9216, name: "buyer/characters")
        case .spelling: RuleID(code: 9217, name: "buyer/spelling")
        case .profile: RuleID(code: 9218, name: "buyer/profile")
        }
    }

    /// The severity of its findings, unless a finding says otherwise.
    package var severity: Severity {
        switch self {
        case .unrequested, .spelling: .info
        case .phoneticName, .houseNumber, .characters, .profile: .warning
        default: .error
        }
    }

    /// What the rule says, why, and what to do.
    public var card: ContactRuleCard {
        switch self {
        case .redacted:
            ContactRuleCard(
                ["CT-001"], "Contact from before the authorization",
                "The contact has no name, street, telephone number and email address.",
                "Before the authorization Apple Pay gives only what shipping costs need. Such a contact can deliver nothing.",
                "Take the contact of the authorized payment.")
        case .missing:
            ContactRuleCard(
                ["CT-001", "CT-002"], "Missing field", "A field that the request asks for is missing or blank.",
                "Shoppers can leave a field empty, or fill it with spaces.", "Reject the field, so that the sheet asks for it again.")
        case .guest:
            ContactRuleCard(
                ["CT-004"], "Guest without an email address", "A guest has no email address.",
                "A shop cannot confirm the order of a guest without one. It knows the address of a member.",
                "Add \"email\" to requiredShippingContactFields. Only then can the sheet ask for the address.")
        case .unrequested:
            ContactRuleCard(
                ["CT-003"], "Field that the request did not ask for", "A field arrived that the request did not ask for.",
                "Data that the order does not need is a burden under privacy laws.", "Do not store it.")
        case .company:
            ContactRuleCard(
                ["CT-010"], "Company in place of a person",
                "The address or one of the names is that of a company, and there is no person.",
                "Contacts of companies have no person's name. A delivery then has no recipient.", "Reject the name.")
        case .name:
            ContactRuleCard(
                ["CT-011"], "Half a name", "Only one of given name and family name is there.",
                "Labels and invoices of the country need both.", "Reject the name, or allow names of one word in the profile.")
        case .phoneticName:
            ContactRuleCard(
                ["CT-012", "CT-014", "CT-015"], "Missing phonetic name", "The request asks for the phonetic name, and it is missing.",
                "It is there only if the contact card of the shopper has it. Before iOS 11 no request can ask for it.",
                "Keep the order and ask later, or reject the phonetic name.")
        case .kana:
            ContactRuleCard(
                ["CT-013"], "Phonetic name that is not kana", "The phonetic name has other characters than hiragana, katakana and spaces.",
                "Sorting, telephone services and banks in Japan need kana.", "Reject the phonetic name.")
        case .country:
            ContactRuleCard(
                ["CT-020"], "Unknown country", "The country code is missing, or is not a code of ISO 3166-1.",
                "Shipping costs and taxes depend on the country. Some browsers leave the code empty and give the name.",
                "Reject the country. If there is a name, find the code by it, as this rule does to check the contact.")
        case .profile:
            ContactRuleCard(
                ["CT-020"], "Profile of another country", "The given profile is for another country than that of the contact.",
                "A profile knows the postal codes, states and telephone numbers of its own country only. The built-in profile of the "
                    + "contact's country checks it, if there is one.",
                "Leave the profile out, or give one for the country of the contact.")
        case .unserved:
            ContactRuleCard(
                ["CT-020"], "Country without delivery", "The shop does not deliver to the country.",
                "The order could not be sent. Nothing else matters then, so it is the only problem.",
                "Answer with the error addressUnserviceable.")
        case .postalCode:
            ContactRuleCard(
                ["CT-021"], "Postal code in another form", "The postal code does not have the form of its country.",
                "Shoppers type what they like; the sheet checks nothing.", "Reject the postal code.")
        case .state:
            ContactRuleCard(
                ["CT-022"], "Unknown state or prefecture", "The country has no state or prefecture with this name.",
                "Taxes and delivery times depend on it.", "Reject the state.")
        case .address:
            ContactRuleCard(
                ["CT-006", "CT-023"], "Incomplete address", "The address has no street, or no city.",
                "Fields of an address are free text, and each can be blank.", "Reject the part that is missing.")
        case .houseNumber:
            ContactRuleCard(
                ["CT-023"], "Street without a number", "The lines of the street have no digit and no numeral.",
                "Most addresses of the country have one. Some have none, so this is a warning.", "Ask the shopper.")
        case .phone:
            ContactRuleCard(
                ["CT-007", "CT-024"], "Telephone number with too few or too many digits",
                "The telephone number has too few or too many digits.",
                "The system does not check telephone numbers, and they have no fixed form.", "Reject the telephone number.")
        case .email:
            ContactRuleCard(
                ["CT-025"], "Text that is not an email address", "The email address does not have one @ between two parts, or has spaces.",
                "The confirmation of the order would not arrive.", "Reject the email address.")
        case .characters:
            ContactRuleCard(
                ["CT-026"], "Characters that do not belong here",
                "A member has emoji, control characters, or characters that change the text direction.",
                "Labels, files of carriers and old databases lose or mangle them.", "Remove them, or ask the shopper.")
        case .spelling:
            ContactRuleCard(
                ["CT-013", "CT-020", "CT-021"], "Another spelling",
                "A value has full-width letters, half-width kana, a postal mark, small letters of a country code, or another known slip.",
                "Systems that compare texts do not recognise it. The shopper did nothing wrong.", "Use the normalised contact.")
        }
    }
}

/// What a rule about contacts says.
public struct ContactRuleCard: Sendable, Hashable {
    /// The facts behind the rule.
    public let sources: [String]
    /// The title.
    public let title: String
    /// One sentence about the contact.
    public let what: String
    /// What happens to the shopper or the shop.
    public let why: String
    /// What to do.
    public let instead: String

    init(_ sources: [String], _ title: String, _ what: String, _ why: String, _ instead: String) {
        self.sources = sources
        self.title = title
        self.what = what
        self.why = why
        self.instead = instead
    }
}
