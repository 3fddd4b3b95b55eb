// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The parts of a contact that a request can ask for.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield>
public struct ContactField: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.contactField) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.contactField) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: ContactField, right: ContactField) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `email`: The email address.
    public static var email: ContactField { ContactField(word: .known(0)) }
    package static var emailIndex: Int { 0 }
    /// `name`: The name.
    public static var name: ContactField { ContactField(word: .known(1)) }
    package static var nameIndex: Int { 1 }
    /// `phone`: The telephone number.
    public static var phone: ContactField { ContactField(word: .known(2)) }
    package static var phoneIndex: Int { 2 }
    /// `postalAddress`: The postal address.
    public static var postalAddress: ContactField { ContactField(word: .known(3)) }
    package static var postalAddressIndex: Int { 3 }
    /// `phoneticName`: The pronunciation of the name.
    public static var phoneticName: ContactField { ContactField(word: .known(4)) }
    package static var phoneticNameIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [ContactField] { [.email, .name, .phone, .postalAddress, .phoneticName] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension ContactField: Codable {}
#endif
