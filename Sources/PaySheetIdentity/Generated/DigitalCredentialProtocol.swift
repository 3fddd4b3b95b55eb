// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A protocol for digital credentials.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://www.w3.org/TR/digital-credentials/>
public struct DigitalCredentialProtocol: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IdentityWord.digitalCredentialProtocol, of: .identity) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IdentityWord.digitalCredentialProtocol, of: .identity) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: DigitalCredentialProtocol, right: DigitalCredentialProtocol) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `org-iso-mdoc`: ISO 18013-7, annex C, which Safari needs.
    public static var orgISOMdoc: DigitalCredentialProtocol { DigitalCredentialProtocol(word: .known(0)) }
    package static var orgISOMdocIndex: Int { 0 }
    /// `openid4vp-v1-unsigned`: OpenID for Verifiable Presentations without a signature.
    public static var openID4VPUnsigned: DigitalCredentialProtocol { DigitalCredentialProtocol(word: .known(1)) }
    package static var openID4VPUnsignedIndex: Int { 1 }
    /// `openid4vp-v1-signed`: OpenID for Verifiable Presentations with a signature.
    public static var openID4VPSigned: DigitalCredentialProtocol { DigitalCredentialProtocol(word: .known(2)) }
    package static var openID4VPSignedIndex: Int { 2 }
    /// `openid4vp-v1-multisigned`: OpenID for Verifiable Presentations with several signatures.
    public static var openID4VPMultisigned: DigitalCredentialProtocol { DigitalCredentialProtocol(word: .known(3)) }
    package static var openID4VPMultisignedIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [DigitalCredentialProtocol] { [.orgISOMdoc, .openID4VPUnsigned, .openID4VPSigned, .openID4VPMultisigned] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension DigitalCredentialProtocol: Codable {}
#endif
