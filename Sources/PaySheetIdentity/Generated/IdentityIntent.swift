// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Whether the server stores an element.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/passkit/pkidentityintenttostore>
public struct IdentityIntent: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: IdentityWord.identityIntent, of: .identity) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: IdentityWord.identityIntent, of: .identity) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: IdentityIntent, right: IdentityIntent) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `willNotStore`: Only as long as the request needs it.
    public static var willNotStore: IdentityIntent { IdentityIntent(word: .known(0)) }
    package static var willNotStoreIndex: Int { 0 }
    /// `mayStore`: For some days, or without an end.
    public static var mayStore: IdentityIntent { IdentityIntent(word: .known(1)) }
    package static var mayStoreIndex: Int { 1 }

    /// The known words, in the specification's order.
    public static var all: [IdentityIntent] { [.willNotStore, .mayStore] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension IdentityIntent: Codable {}
#endif
