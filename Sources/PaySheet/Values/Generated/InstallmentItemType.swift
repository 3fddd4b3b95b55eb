// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The kinds of goods in an installment purchase.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl>
package struct InstallmentItemType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: VocabularyIndex.installmentItemType) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: VocabularyIndex.installmentItemType) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: InstallmentItemType, right: InstallmentItemType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `generic`: Anything else.
    public static var generic: InstallmentItemType { InstallmentItemType(word: .known(0)) }
    package static var genericIndex: Int { 0 }
    /// `phone`: Is a telephone.
    public static var phone: InstallmentItemType { InstallmentItemType(word: .known(1)) }
    package static var phoneIndex: Int { 1 }
    /// `pad`: Is a tablet.
    public static var pad: InstallmentItemType { InstallmentItemType(word: .known(2)) }
    package static var padIndex: Int { 2 }
    /// `watch`: Is a watch.
    public static var watch: InstallmentItemType { InstallmentItemType(word: .known(3)) }
    package static var watchIndex: Int { 3 }
    /// `mac`: Is a computer.
    public static var mac: InstallmentItemType { InstallmentItemType(word: .known(4)) }
    package static var macIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [InstallmentItemType] { [.generic, .phone, .pad, .watch, .mac] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension InstallmentItemType: Codable {}
#endif
