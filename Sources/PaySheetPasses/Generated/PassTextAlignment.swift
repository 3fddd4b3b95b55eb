// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// Where the text of a field is.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/passfieldcontent>
public struct PassTextAlignment: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passTextAlignment, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passTextAlignment, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassTextAlignment, right: PassTextAlignment) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKTextAlignmentLeft`: On the left.
    public static var left: PassTextAlignment { PassTextAlignment(word: .known(0)) }
    package static var leftIndex: Int { 0 }
    /// `PKTextAlignmentCenter`: In the middle.
    public static var center: PassTextAlignment { PassTextAlignment(word: .known(1)) }
    package static var centerIndex: Int { 1 }
    /// `PKTextAlignmentRight`: On the right.
    public static var right: PassTextAlignment { PassTextAlignment(word: .known(2)) }
    package static var rightIndex: Int { 2 }
    /// `PKTextAlignmentNatural`: Where the language begins.
    public static var natural: PassTextAlignment { PassTextAlignment(word: .known(3)) }
    package static var naturalIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PassTextAlignment] { [.left, .center, .right, .natural] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassTextAlignment: Codable {}
#endif
