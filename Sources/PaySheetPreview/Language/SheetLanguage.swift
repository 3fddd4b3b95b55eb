/// The languages of the sheet's own words, amounts and dates.
///
/// Labels of a document stay as they are in every language.
public enum SheetLanguage: String, Sendable, Hashable, CaseIterable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Japanese.
    case japanese = "ja"
    /// Arabic.
    case arabic = "ar"
    /// Hebrew.
    case hebrew = "he"

    /// The direction of the sheet. A sheet from right to left has its labels on the right.
    public var direction: WritingDirection { self == .arabic || self == .hebrew ? .rightToLeft : .leftToRight }

    /// Returns the language whose script a text uses: Japanese, Arabic, Hebrew, and otherwise English.
    public init(writing text: String) {
        self = .english
        for scalar in text.unicodeScalars where scalar.value >= 0x590 && scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
            case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
            case 0x3041...0x30FF: self = .japanese
            default: continue
            }
            return
        }
    }

    /// Returns the phrase of this language.
    @inline(__always)
    package func of(_ en: String, de: String, fr: String, es: String, ja: String, ar: String, he: String) -> String {
        switch self {
        case .english: en
        case .german: de
        case .french: fr
        case .spanish: es
        case .japanese: ja
        case .arabic: ar
        case .hebrew: he
        }
    }

    /// Returns a phrase with a value in the place of its percent sign.
    package func fill(_ phrase: String, _ value: String) -> String {
        guard let place = phrase.firstIndex(of: "%") else { return phrase }
        return phrase[..<place] + value + phrase[phrase.index(after: place)...]
    }

    /// The characters between the members of a list.
    package var comma: String { of(", ", de: ", ", fr: ", ", es: ", ", ja: "、", ar: "، ", he: ", ") }
}
