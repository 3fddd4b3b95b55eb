// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A newer layout, or the classic one.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/pass>
public struct PassLayout: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passLayout, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passLayout, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassLayout, right: PassLayout) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `posterEventTicket`: A poster for an event, from iOS 18 on.
    public static var posterEventTicket: PassLayout { PassLayout(word: .known(0)) }
    package static var posterEventTicketIndex: Int { 0 }
    /// `eventTicket`: The classic event ticket.
    public static var eventTicket: PassLayout { PassLayout(word: .known(1)) }
    package static var eventTicketIndex: Int { 1 }
    /// `semanticBoardingPass`: A boarding pass with live data, from iOS 26 on.
    public static var semanticBoardingPass: PassLayout { PassLayout(word: .known(2)) }
    package static var semanticBoardingPassIndex: Int { 2 }
    /// `boardingPass`: The classic boarding pass.
    public static var boardingPass: PassLayout { PassLayout(word: .known(3)) }
    package static var boardingPassIndex: Int { 3 }

    /// The known words, in the specification's order.
    public static var all: [PassLayout] { [.posterEventTicket, .eventTicket, .semanticBoardingPass, .boardingPass] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassLayout: Codable {}
#endif
