// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How a number is shown.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/passfieldcontent>
public struct PassNumberStyle: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passNumberStyle, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passNumberStyle, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassNumberStyle, right: PassNumberStyle) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKNumberStyleDecimal`: In digits.
    public static var decimal: PassNumberStyle { PassNumberStyle(word: .known(0)) }
    package static var decimalIndex: Int { 0 }
    /// `PKNumberStylePercent`: As a percentage.
    public static var percent: PassNumberStyle { PassNumberStyle(word: .known(1)) }
    package static var percentIndex: Int { 1 }
    /// `PKNumberStyleScientific`: With an exponent.
    public static var scientific: PassNumberStyle { PassNumberStyle(word: .known(2)) }
    package static var scientificIndex: Int { 2 }
    /// `PKNumberStyleSpellOut`: In words.
    public static var spellOut: PassNumberStyle { PassNumberStyle(word: .known(3)) }
    package static var spellOutIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PassNumberStyle] { [.decimal, .percent, .scientific, .spellOut] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassNumberStyle: Codable {}
#endif
