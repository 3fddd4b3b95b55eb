// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of an event.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/semantictags>
public struct PassEventType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passEventType, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passEventType, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassEventType, right: PassEventType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKEventTypeGeneric`: Another one.
    public static var generic: PassEventType { PassEventType(word: .known(0)) }
    package static var genericIndex: Int { 0 }
    /// `PKEventTypeLivePerformance`: A concert, a play or the like.
    public static var livePerformance: PassEventType { PassEventType(word: .known(1)) }
    package static var livePerformanceIndex: Int { 1 }
    /// `PKEventTypeMovie`: A movie.
    public static var movie: PassEventType { PassEventType(word: .known(2)) }
    package static var movieIndex: Int { 2 }
    /// `PKEventTypeSports`: A game.
    public static var sports: PassEventType { PassEventType(word: .known(3)) }
    package static var sportsIndex: Int { 3 }
    /// `PKEventTypeConference`: A conference.
    public static var conference: PassEventType { PassEventType(word: .known(4)) }
    package static var conferenceIndex: Int { 4 }
    /// `PKEventTypeConvention`: A convention.
    public static var convention: PassEventType { PassEventType(word: .known(5)) }
    package static var conventionIndex: Int { 5 }
    /// `PKEventTypeWorkshop`: A workshop.
    public static var workshop: PassEventType { PassEventType(word: .known(6)) }
    package static var workshopIndex: Int { 6 }
    /// `PKEventTypeSocialGathering`: A meeting of people.
    public static var socialGathering: PassEventType { PassEventType(word: .known(7)) }
    package static var socialGatheringIndex: Int { 7 }

    /// The known words, in the specification's order.
    public static var all: [PassEventType] { [.generic, .livePerformance, .movie, .sports, .conference, .convention, .workshop, .socialGathering] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassEventType: Codable {}
#endif
