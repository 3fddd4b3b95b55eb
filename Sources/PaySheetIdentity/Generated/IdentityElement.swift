// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An element of an identity document.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/passkit/pkidentityelement>
public struct IdentityElement: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IdentityWord.identityElement, of: .identity) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IdentityWord.identityElement, of: .identity) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: IdentityElement, right: IdentityElement) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `givenName`: The given name.
    public static var givenName: IdentityElement { IdentityElement(word: .known(0)) }
    package static var givenNameIndex: Int { 0 }
    /// `familyName`: The family name.
    public static var familyName: IdentityElement { IdentityElement(word: .known(1)) }
    package static var familyNameIndex: Int { 1 }
    /// `portrait`: The portrait.
    public static var portrait: IdentityElement { IdentityElement(word: .known(2)) }
    package static var portraitIndex: Int { 2 }
    /// `address`: The address.
    public static var address: IdentityElement { IdentityElement(word: .known(3)) }
    package static var addressIndex: Int { 3 }
    /// `issuingAuthority`: The authority that issued the document.
    public static var issuingAuthority: IdentityElement { IdentityElement(word: .known(4)) }
    package static var issuingAuthorityIndex: Int { 4 }
    /// `documentIssueDate`: The date of issue.
    public static var documentIssueDate: IdentityElement { IdentityElement(word: .known(5)) }
    package static var documentIssueDateIndex: Int { 5 }
    /// `documentExpirationDate`: The date of expiry.
    public static var documentExpirationDate: IdentityElement { IdentityElement(word: .known(6)) }
    package static var documentExpirationDateIndex: Int { 6 }
    /// `documentNumber`: The number of the document.
    public static var documentNumber: IdentityElement { IdentityElement(word: .known(7)) }
    package static var documentNumberIndex: Int { 7 }
    /// `drivingPrivileges`: The vehicles that the person may drive.
    public static var drivingPrivileges: IdentityElement { IdentityElement(word: .known(8)) }
    package static var drivingPrivilegesIndex: Int { 8 }
    /// `age`: The age; with `atLeast` only whether the person has reached it.
    public static var age: IdentityElement { IdentityElement(word: .known(9)) }
    package static var ageIndex: Int { 9 }
    /// `dateOfBirth`: The date of birth.
    public static var dateOfBirth: IdentityElement { IdentityElement(word: .known(10)) }
    package static var dateOfBirthIndex: Int { 10 }
    /// `sex`: The sex.
    public static var sex: IdentityElement { IdentityElement(word: .known(11)) }
    package static var sexIndex: Int { 11 }
    /// `documentDHSComplianceStatus`: Whether the document complies with REAL ID.
    public static var documentDHSComplianceStatus: IdentityElement { IdentityElement(word: .known(12)) }
    package static var documentDHSComplianceStatusIndex: Int { 12 }
    /// `name`: The name.
    public static var name: IdentityElement { IdentityElement(word: .known(13)) }
    package static var nameIndex: Int { 13 }
    /// `nationality`: The nationality.
    public static var nationality: IdentityElement { IdentityElement(word: .known(14)) }
    package static var nationalityIndex: Int { 14 }
    /// `placeOfBirth`: The place of birth.
    public static var placeOfBirth: IdentityElement { IdentityElement(word: .known(15)) }
    package static var placeOfBirthIndex: Int { 15 }
    /// `signatureUsualMark`: The signature.
    public static var signatureUsualMark: IdentityElement { IdentityElement(word: .known(16)) }
    package static var signatureUsualMarkIndex: Int { 16 }
    /// `height`: The height.
    public static var height: IdentityElement { IdentityElement(word: .known(17)) }
    package static var heightIndex: Int { 17 }
    /// `weight`: The weight.
    public static var weight: IdentityElement { IdentityElement(word: .known(18)) }
    package static var weightIndex: Int { 18 }
    /// `eyeColor`: The color of the eyes.
    public static var eyeColor: IdentityElement { IdentityElement(word: .known(19)) }
    package static var eyeColorIndex: Int { 19 }
    /// `hairColor`: The color of the hair.
    public static var hairColor: IdentityElement { IdentityElement(word: .known(20)) }
    package static var hairColorIndex: Int { 20 }
    /// `organDonorStatus`: Whether the person donates organs.
    public static var organDonorStatus: IdentityElement { IdentityElement(word: .known(21)) }
    package static var organDonorStatusIndex: Int { 21 }
    /// `veteranStatus`: Whether the person is a veteran.
    public static var veteranStatus: IdentityElement { IdentityElement(word: .known(22)) }
    package static var veteranStatusIndex: Int { 22 }
    /// `dhsTemporaryLawfulStatus`: Whether the person's lawful status is temporary.
    public static var dhsTemporaryLawfulStatus: IdentityElement { IdentityElement(word: .known(23)) }
    package static var dhsTemporaryLawfulStatusIndex: Int { 23 }

    /// The known words, in the specification's order.
    public static var all: [IdentityElement] { [.givenName, .familyName, .portrait, .address, .issuingAuthority, .documentIssueDate, .documentExpirationDate, .documentNumber, .drivingPrivileges, .age, .dateOfBirth, .sex, .documentDHSComplianceStatus, .name, .nationality, .placeOfBirth, .signatureUsualMark, .height, .weight, .eyeColor, .hairColor, .organDonorStatus, .veteranStatus, .dhsTemporaryLawfulStatus] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension IdentityElement: Codable {}
#endif
