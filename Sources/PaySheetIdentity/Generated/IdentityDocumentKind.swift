// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A kind of identity document.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/passkit/pkidentitydocumentdescriptor>
public struct IdentityDocumentKind: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IdentityWord.identityDocumentKind, of: .identity) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IdentityWord.identityDocumentKind, of: .identity) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: IdentityDocumentKind, right: IdentityDocumentKind) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `driversLicense`: A driver's license or state ID.
    public static var driversLicense: IdentityDocumentKind { IdentityDocumentKind(word: .known(0)) }
    package static var driversLicenseIndex: Int { 0 }
    /// `nationalIDCard`: A national identity card, as in Japan.
    public static var nationalIDCard: IdentityDocumentKind { IdentityDocumentKind(word: .known(1)) }
    package static var nationalIDCardIndex: Int { 1 }
    /// `photoID`: An ID that Apple makes from a passport.
    public static var photoID: IdentityDocumentKind { IdentityDocumentKind(word: .known(2)) }
    package static var photoIDIndex: Int { 2 }
    /// `anyOf`: One of several documents.
    public static var anyOf: IdentityDocumentKind { IdentityDocumentKind(word: .known(3)) }
    package static var anyOfIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [IdentityDocumentKind] { [.driversLicense, .nationalIDCard, .photoID, .anyOf] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension IdentityDocumentKind: Codable {}
#endif
