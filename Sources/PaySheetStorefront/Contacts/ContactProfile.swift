public import PaySheet

/// What is known about the addresses of a country.
///
/// A profile checks contacts of its country, and those whose country is not known. The profiles in ``all`` check the other contacts of
/// their countries. Of all further contacts only what is the same everywhere is checked.
public struct ContactProfile: Sendable, Hashable {
    /// The country.
    public var country: Country
    /// The forms of a postal code: `N` is a digit, `A` a letter, and every other character itself. Without forms any code is right.
    public var postalCodeForms: [String]
    /// The names of states, in all spellings. Without names any state is right. Case, spaces and points do not count.
    public var states: [String]
    /// The telephone prefix of the country without its plus sign.
    public var phonePrefix: String
    /// The numbers of digits of a telephone number after the prefix, without a leading zero; none if any number is right.
    public var phoneDigits: [Int]
    /// Whether national numbers begin with a zero.
    public var hasTrunkZero: Bool
    /// The beginnings of mobile numbers after the leading zero. Such numbers have the highest of the ``phoneDigits``.
    public var mobilePrefixes: [String]
    /// Whether a person needs a given and a family name.
    public var needsBothNames: Bool
    /// Whether streets have numbers.
    public var hasHouseNumbers: Bool
    /// Whether phonetic names are kana.
    public var hasKana: Bool

    /// Creates a profile that accepts everything of a country. Narrow it afterwards.
    public init(_ country: Country) {
        self.country = country
        postalCodeForms = []
        states = []
        phonePrefix = ""
        phoneDigits = []
        hasTrunkZero = false
        mobilePrefixes = []
        needsBothNames = false
        hasHouseNumbers = false
        hasKana = false
    }

    /// Japan, as of November 2026.
    public static var jp: ContactProfile {
        var profile = ContactProfile(.jp)
        profile.postalCodeForms = ["NNNNNNN", "NNN-NNNN"]
        profile.states = ContactStates.all(in: .jp) ?? []
        profile.phonePrefix = "81"
        profile.phoneDigits = [9, 10]
        profile.hasTrunkZero = true
        profile.mobilePrefixes = ["70", "80", "90"]
        profile.needsBothNames = true
        profile.hasHouseNumbers = true
        profile.hasKana = true
        return profile
    }

    /// The United States, as of November 2026.
    public static var us: ContactProfile {
        var profile = ContactProfile(.us)
        profile.postalCodeForms = ["NNNNN", "NNNNN-NNNN", "NNNNNNNNN"]
        profile.states = ContactStates.all(in: .us) ?? []
        profile.phonePrefix = "1"
        profile.phoneDigits = [10]
        profile.needsBothNames = true
        return profile
    }

    /// The profiles of this library.
    public static var all: [ContactProfile] { [.jp, .us] }

    // MARK: Comparisons

    /// Whether a postal code has one of the forms, or at the selection of a contact begins like one. Spaces do not count.
    func accepts(postalCode: String, shortened: Bool) -> Bool {
        let code = ContactProfile.compact(postalCode)
        return postalCodeForms.isEmpty
            || postalCodeForms.contains { ContactProfile.matches(code, ContactProfile.compact($0), shortened: shortened) }
    }

    private static func compact(_ code: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in code.unicodeScalars where scalar != " " { bytes += Array(String(scalar).utf8) }
        return bytes
    }

    private static func matches(_ code: [UInt8], _ form: [UInt8], shortened: Bool) -> Bool {
        guard shortened ? code.count <= form.count : code.count == form.count else { return false }
        return zip(code, form).allSatisfy { byte, sign in
            switch sign {
            case UInt8(ascii: "N"): Letters.isDigit(byte)
            case UInt8(ascii: "A"): Letters.isLetter(byte)
            default: byte == sign
            }
        }
    }

    /// Whether a text names one of the states.
    func accepts(state: String) -> Bool { states.isEmpty || ContactStates.contains(state, in: states) }
}
