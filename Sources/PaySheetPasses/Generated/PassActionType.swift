// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a button below a pass is for.
///
/// The list is open: a word that this version does not know keeps its spelling.
///
/// <https://developer.apple.com/documentation/walletpasses/pass>
public struct PassActionType: OpenVocabulary, RawRepresentable, CustomStringConvertible {
    package let word: VocabularyWord

    package init(word: VocabularyWord) { self.word = word }

    /// Takes any word.
    public init(rawValue: String) { word = VocabularyWord(rawValue, in: PassesWord.passActionType, of: .passes) }

    /// The spelling in the JSON.
    public var rawValue: String { word.text(in: PassesWord.passActionType, of: .passes) }

    /// The spelling in the JSON.
    public var description: String { rawValue }

    /// True for a word of the list.
    public var isKnown: Bool { word.isKnown }

    /// Returns true for the same word.
    public static func == (left: PassActionType, right: PassActionType) -> Bool { left.word == right.word }

    /// Feeds the word into a hasher.
    public func hash(into hasher: inout Hasher) { word.hash(into: &hasher) }

    /// `viewSchedule`: Shows a schedule.
    public static var viewSchedule: PassActionType { PassActionType(word: .known(0)) }
    package static var viewScheduleIndex: Int { 0 }
    /// `watchTrailer`: Plays a trailer.
    public static var watchTrailer: PassActionType { PassActionType(word: .known(1)) }
    package static var watchTrailerIndex: Int { 1 }
    /// `listenToMusic`: Plays music.
    public static var listenToMusic: PassActionType { PassActionType(word: .known(2)) }
    package static var listenToMusicIndex: Int { 2 }
    /// `call`: Calls someone.
    public static var call: PassActionType { PassActionType(word: .known(3)) }
    package static var callIndex: Int { 3 }
    /// `place`: Shows a place.
    public static var place: PassActionType { PassActionType(word: .known(4)) }
    package static var placeIndex: Int { 4 }
    /// `addToBalance`: Adds money.
    public static var addToBalance: PassActionType { PassActionType(word: .known(5)) }
    package static var addToBalanceIndex: Int { 5 }
    /// `order`: Orders something.
    public static var order: PassActionType { PassActionType(word: .known(6)) }
    package static var orderIndex: Int { 6 }
    /// `shop`: Opens a shop.
    public static var shop: PassActionType { PassActionType(word: .known(7)) }
    package static var shopIndex: Int { 7 }
    /// `membershipBenefits`: Shows what members get.
    public static var membershipBenefits: PassActionType { PassActionType(word: .known(8)) }
    package static var membershipBenefitsIndex: Int { 8 }
    /// `bookAppointment`: Books an appointment.
    public static var bookAppointment: PassActionType { PassActionType(word: .known(9)) }
    package static var bookAppointmentIndex: Int { 9 }
    /// `bookCar`: Books a car.
    public static var bookCar: PassActionType { PassActionType(word: .known(10)) }
    package static var bookCarIndex: Int { 10 }
    /// `bookFlight`: Books a flight.
    public static var bookFlight: PassActionType { PassActionType(word: .known(11)) }
    package static var bookFlightIndex: Int { 11 }
    /// `bookStay`: Books a room.
    public static var bookStay: PassActionType { PassActionType(word: .known(12)) }
    package static var bookStayIndex: Int { 12 }
    /// `viewOffersRewards`: Shows offers.
    public static var viewOffersRewards: PassActionType { PassActionType(word: .known(13)) }
    package static var viewOffersRewardsIndex: Int { 13 }

    /// The known words, in the specification's order.
    public static var all: [PassActionType] { [.viewSchedule, .watchTrailer, .listenToMusic, .call, .place, .addToBalance, .order, .shop, .membershipBenefits, .bookAppointment, .bookCar, .bookFlight, .bookStay, .viewOffersRewards] }

    package func write(_ writer: inout Writer) { rawValue.write(&writer) }
}

#if !hasFeature(Embedded)
extension PassActionType: Codable {}
#endif
