// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How a date or a time is shown.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/passfieldcontent>
public struct PassDateStyle: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passDateStyle, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passDateStyle, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassDateStyle, right: PassDateStyle) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKDateStyleNone`: Not at all.
    public static var hidden: PassDateStyle { PassDateStyle(word: .known(0)) }
    package static var hiddenIndex: Int { 0 }
    /// `PKDateStyleShort`: In digits.
    public static var short: PassDateStyle { PassDateStyle(word: .known(1)) }
    package static var shortIndex: Int { 1 }
    /// `PKDateStyleMedium`: With a short name of the month.
    public static var medium: PassDateStyle { PassDateStyle(word: .known(2)) }
    package static var mediumIndex: Int { 2 }
    /// `PKDateStyleLong`: With the name of the month.
    public static var long: PassDateStyle { PassDateStyle(word: .known(3)) }
    package static var longIndex: Int { 3 }
    /// `PKDateStyleFull`: With the day of the week.
    public static var full: PassDateStyle { PassDateStyle(word: .known(4)) }
    package static var fullIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [PassDateStyle] { [.hidden, .short, .medium, .long, .full] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassDateStyle: Codable {}
#endif
