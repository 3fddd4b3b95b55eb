// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The parts of a contact that an error can name.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield>
public struct PaymentErrorContactField: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.paymentErrorContactField) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.paymentErrorContactField) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PaymentErrorContactField, right: PaymentErrorContactField) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `phoneNumber`: The telephone number.
    public static var phoneNumber: PaymentErrorContactField { PaymentErrorContactField(word: .known(0)) }
    package static var phoneNumberIndex: Int { 0 }
    /// `emailAddress`: The email address.
    public static var emailAddress: PaymentErrorContactField { PaymentErrorContactField(word: .known(1)) }
    package static var emailAddressIndex: Int { 1 }
    /// `name`: The name.
    public static var name: PaymentErrorContactField { PaymentErrorContactField(word: .known(2)) }
    package static var nameIndex: Int { 2 }
    /// `phoneticName`: The pronunciation of the name.
    public static var phoneticName: PaymentErrorContactField { PaymentErrorContactField(word: .known(3)) }
    package static var phoneticNameIndex: Int { 3 }
    /// `postalAddress`: The address as a whole.
    public static var postalAddress: PaymentErrorContactField { PaymentErrorContactField(word: .known(4)) }
    package static var postalAddressIndex: Int { 4 }
    /// `addressLines`: The street lines.
    public static var addressLines: PaymentErrorContactField { PaymentErrorContactField(word: .known(5)) }
    package static var addressLinesIndex: Int { 5 }
    /// `locality`: The city.
    public static var locality: PaymentErrorContactField { PaymentErrorContactField(word: .known(6)) }
    package static var localityIndex: Int { 6 }
    /// `subLocality`: The part of the city.
    public static var subLocality: PaymentErrorContactField { PaymentErrorContactField(word: .known(7)) }
    package static var subLocalityIndex: Int { 7 }
    /// `postalCode`: The postal code.
    public static var postalCode: PaymentErrorContactField { PaymentErrorContactField(word: .known(8)) }
    package static var postalCodeIndex: Int { 8 }
    /// `administrativeArea`: The state or province.
    public static var administrativeArea: PaymentErrorContactField { PaymentErrorContactField(word: .known(9)) }
    package static var administrativeAreaIndex: Int { 9 }
    /// `subAdministrativeArea`: The county or a similar division.
    public static var subAdministrativeArea: PaymentErrorContactField { PaymentErrorContactField(word: .known(10)) }
    package static var subAdministrativeAreaIndex: Int { 10 }
    /// `country`: The country.
    public static var country: PaymentErrorContactField { PaymentErrorContactField(word: .known(11)) }
    package static var countryIndex: Int { 11 }
    /// `countryCode`: The country's code.
    public static var countryCode: PaymentErrorContactField { PaymentErrorContactField(word: .known(12)) }
    package static var countryCodeIndex: Int { 12 }

    /// The known words, in the specification's order.
    public static var all: [PaymentErrorContactField] { [.phoneNumber, .emailAddress, .name, .phoneticName, .postalAddress, .addressLines, .locality, .subLocality, .postalCode, .administrativeArea, .subAdministrativeArea, .country, .countryCode] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PaymentErrorContactField: Codable {}
#endif
