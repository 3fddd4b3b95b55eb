// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What becomes a link on the back of a pass.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/passfieldcontent>
public struct PassDataDetector: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passDataDetector, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passDataDetector, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassDataDetector, right: PassDataDetector) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKDataDetectorTypePhoneNumber`: Telephone numbers.
    public static var phoneNumber: PassDataDetector { PassDataDetector(word: .known(0)) }
    package static var phoneNumberIndex: Int { 0 }
    /// `PKDataDetectorTypeLink`: Addresses of pages.
    public static var link: PassDataDetector { PassDataDetector(word: .known(1)) }
    package static var linkIndex: Int { 1 }
    /// `PKDataDetectorTypeAddress`: Postal addresses.
    public static var address: PassDataDetector { PassDataDetector(word: .known(2)) }
    package static var addressIndex: Int { 2 }
    /// `PKDataDetectorTypeCalendarEvent`: Dates.
    public static var calendarEvent: PassDataDetector { PassDataDetector(word: .known(3)) }
    package static var calendarEventIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PassDataDetector] { [.phoneNumber, .link, .address, .calendarEvent] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassDataDetector: Codable {}
#endif
