// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The place of an installment purchase.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl>
package struct RetailChannel: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.retailChannel) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.retailChannel) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: RetailChannel, right: RetailChannel) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `unknown`: An unknown place.
    public static var unknown: RetailChannel { RetailChannel(word: .known(0)) }
    package static var unknownIndex: Int { 0 }
    /// `app`: An app.
    public static var app: RetailChannel { RetailChannel(word: .known(1)) }
    package static var appIndex: Int { 1 }
    /// `web`: A web page.
    public static var web: RetailChannel { RetailChannel(word: .known(2)) }
    package static var webIndex: Int { 2 }
    /// `inStore`: Is a shop.
    public static var inStore: RetailChannel { RetailChannel(word: .known(3)) }
    package static var inStoreIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [RetailChannel] { [.unknown, .app, .web, .inStore] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension RetailChannel: Codable {}
#endif
