// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The kind of transport.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/passfields>
public struct PassTransitType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passTransitType, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passTransitType, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassTransitType, right: PassTransitType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `PKTransitTypeAir`: An airplane.
    public static var air: PassTransitType { PassTransitType(word: .known(0)) }
    package static var airIndex: Int { 0 }
    /// `PKTransitTypeBoat`: A boat.
    public static var boat: PassTransitType { PassTransitType(word: .known(1)) }
    package static var boatIndex: Int { 1 }
    /// `PKTransitTypeBus`: A bus.
    public static var bus: PassTransitType { PassTransitType(word: .known(2)) }
    package static var busIndex: Int { 2 }
    /// `PKTransitTypeGeneric`: Another one.
    public static var generic: PassTransitType { PassTransitType(word: .known(3)) }
    package static var genericIndex: Int { 3 }
    /// `PKTransitTypeTrain`: A train.
    public static var train: PassTransitType { PassTransitType(word: .known(4)) }
    package static var trainIndex: Int { 4 }

    /// The known words, in the specification's order.
    public static var all: [PassTransitType] { [.air, .boat, .bus, .generic, .train] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassTransitType: Codable {}
#endif
