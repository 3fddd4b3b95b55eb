// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a pass or a field says, for machines. Apple adds tags each year.
///
/// PassSemantics: <https://developer.apple.com/documentation/walletpasses/semantictags>
public struct PassSemantics: PaymentObject {
    /// The total price.
    public var totalPrice: PassCurrencyAmount? { get { _totalPrice.value } set { _totalPrice.value = newValue } }
    private var _totalPrice = Boxed<PassCurrencyAmount>()
    /// The balance of a store card.
    public var balance: PassCurrencyAmount? { get { _balance.value } set { _balance.value = newValue } }
    private var _balance = Boxed<PassCurrencyAmount>()
    /// How long it lasts, in seconds.
    public var duration: ExactNumber?
    /// The seats.
    public var seats: [PassSeat]?
    /// Whether devices should be silent.
    public var silenceRequested: Bool?
    /// Wireless networks of the place.
    public var wifiAccess: [PassWifiNetwork]?
    /// The kind of event.
    public var eventType: PassEventType?
    /// The name of the event.
    public var eventName: String? { get { _eventName.value } set { _eventName.value = newValue } }
    private var _eventName = Kept<String?>(nil)
    /// When the event begins.
    public var eventStartDate: String? { get { _eventStartDate.value } set { _eventStartDate.value = newValue } }
    private var _eventStartDate = Kept<String?>(nil)
    /// When the event ends.
    public var eventEndDate: String? { get { _eventEndDate.value } set { _eventEndDate.value = newValue } }
    private var _eventEndDate = Kept<String?>(nil)
    /// Who performs.
    public var performerNames: [String]?
    /// The name of the place.
    public var venueName: String? { get { _venueName.value } set { _venueName.value = newValue } }
    private var _venueName = Kept<String?>(nil)
    /// The city or region of the place.
    public var venueRegionName: String? { get { _venueRegionName.value } set { _venueRegionName.value = newValue } }
    private var _venueRegionName = Kept<String?>(nil)
    /// The room.
    public var venueRoom: String? { get { _venueRoom.value } set { _venueRoom.value = newValue } }
    private var _venueRoom = Kept<String?>(nil)
    /// The entrance.
    public var venueEntrance: String? { get { _venueEntrance.value } set { _venueEntrance.value = newValue } }
    private var _venueEntrance = Kept<String?>(nil)
    /// Where the place is.
    public var venueLocation: PassLocation? { get { _venueLocation.value } set { _venueLocation.value = newValue } }
    private var _venueLocation = Boxed<PassLocation>()
    /// The telephone number of the place.
    public var venuePhoneNumber: String? { get { _venuePhoneNumber.value } set { _venuePhoneNumber.value = newValue } }
    private var _venuePhoneNumber = Kept<String?>(nil)
    /// The short name of the home team.
    public var homeTeamAbbreviation: String? { get { _homeTeamAbbreviation.value } set { _homeTeamAbbreviation.value = newValue } }
    private var _homeTeamAbbreviation = Kept<String?>(nil)
    /// The short name of the other team.
    public var awayTeamAbbreviation: String? { get { _awayTeamAbbreviation.value } set { _awayTeamAbbreviation.value = newValue } }
    private var _awayTeamAbbreviation = Kept<String?>(nil)
    /// The IATA code of the airline.
    public var airlineCode: String? { get { _airlineCode.value } set { _airlineCode.value = newValue } }
    private var _airlineCode = Kept<String?>(nil)
    /// The number of the flight.
    public var flightNumber: ExactNumber?
    /// Airline and number of the flight.
    public var flightCode: String? { get { _flightCode.value } set { _flightCode.value = newValue } }
    private var _flightCode = Kept<String?>(nil)
    /// The IATA code of the first airport.
    public var departureAirportCode: String? { get { _departureAirportCode.value } set { _departureAirportCode.value = newValue } }
    private var _departureAirportCode = Kept<String?>(nil)
    /// The city of the first airport.
    public var departureCityName: String? { get { _departureCityName.value } set { _departureCityName.value = newValue } }
    private var _departureCityName = Kept<String?>(nil)
    /// The time zone of the first airport.
    public var departureLocationTimeZone: String? {
        get { _departureLocationTimeZone.value }
        set { _departureLocationTimeZone.value = newValue }
    }
    private var _departureLocationTimeZone = Kept<String?>(nil)
    /// The IATA code of the last airport.
    public var destinationAirportCode: String? { get { _destinationAirportCode.value } set { _destinationAirportCode.value = newValue } }
    private var _destinationAirportCode = Kept<String?>(nil)
    /// The city of the last airport.
    public var destinationCityName: String? { get { _destinationCityName.value } set { _destinationCityName.value = newValue } }
    private var _destinationCityName = Kept<String?>(nil)
    /// The time zone of the last airport.
    public var destinationLocationTimeZone: String? {
        get { _destinationLocationTimeZone.value }
        set { _destinationLocationTimeZone.value = newValue }
    }
    private var _destinationLocationTimeZone = Kept<String?>(nil)
    /// When boarding was planned.
    public var originalBoardingDate: String? { get { _originalBoardingDate.value } set { _originalBoardingDate.value = newValue } }
    private var _originalBoardingDate = Kept<String?>(nil)
    /// When the departure was planned.
    public var originalDepartureDate: String? { get { _originalDepartureDate.value } set { _originalDepartureDate.value = newValue } }
    private var _originalDepartureDate = Kept<String?>(nil)
    /// When the arrival was planned.
    public var originalArrivalDate: String? { get { _originalArrivalDate.value } set { _originalArrivalDate.value = newValue } }
    private var _originalArrivalDate = Kept<String?>(nil)
    /// When boarding is now.
    public var currentBoardingDate: String? { get { _currentBoardingDate.value } set { _currentBoardingDate.value = newValue } }
    private var _currentBoardingDate = Kept<String?>(nil)
    /// When the departure is now.
    public var currentDepartureDate: String? { get { _currentDepartureDate.value } set { _currentDepartureDate.value = newValue } }
    private var _currentDepartureDate = Kept<String?>(nil)
    /// When the arrival is now.
    public var currentArrivalDate: String? { get { _currentArrivalDate.value } set { _currentArrivalDate.value = newValue } }
    private var _currentArrivalDate = Kept<String?>(nil)
    /// The passenger.
    public var passengerName: PassPersonName? { get { _passengerName.value } set { _passengerName.value = newValue } }
    private var _passengerName = Boxed<PassPersonName>()
    /// The number of the frequent traveller.
    public var membershipProgramNumber: String? {
        get { _membershipProgramNumber.value }
        set { _membershipProgramNumber.value = newValue }
    }
    private var _membershipProgramNumber = Kept<String?>(nil)
    /// The number of the booking.
    public var confirmationNumber: String? { get { _confirmationNumber.value } set { _confirmationNumber.value = newValue } }
    private var _confirmationNumber = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassSemantics {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassSemantics: Record {
    package static var shapeIndex: Int { PassesShape.passSemantics }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var totalPrice: Int { 0 }
        package static var balance: Int { 1 }
        package static var duration: Int { 2 }
        package static var seats: Int { 3 }
        package static var silenceRequested: Int { 4 }
        package static var wifiAccess: Int { 5 }
        package static var eventType: Int { 6 }
        package static var eventName: Int { 7 }
        package static var eventStartDate: Int { 8 }
        package static var eventEndDate: Int { 9 }
        package static var performerNames: Int { 10 }
        package static var venueName: Int { 11 }
        package static var venueRegionName: Int { 12 }
        package static var venueRoom: Int { 13 }
        package static var venueEntrance: Int { 14 }
        package static var venueLocation: Int { 15 }
        package static var venuePhoneNumber: Int { 16 }
        package static var homeTeamAbbreviation: Int { 17 }
        package static var awayTeamAbbreviation: Int { 18 }
        package static var airlineCode: Int { 19 }
        package static var flightNumber: Int { 20 }
        package static var flightCode: Int { 21 }
        package static var departureAirportCode: Int { 22 }
        package static var departureCityName: Int { 23 }
        package static var departureLocationTimeZone: Int { 24 }
        package static var destinationAirportCode: Int { 25 }
        package static var destinationCityName: Int { 26 }
        package static var destinationLocationTimeZone: Int { 27 }
        package static var originalBoardingDate: Int { 28 }
        package static var originalDepartureDate: Int { 29 }
        package static var originalArrivalDate: Int { 30 }
        package static var currentBoardingDate: Int { 31 }
        package static var currentDepartureDate: Int { 32 }
        package static var currentArrivalDate: Int { 33 }
        package static var passengerName: Int { 34 }
        package static var membershipProgramNumber: Int { 35 }
        package static var confirmationNumber: Int { 36 }
        package static var count: Int { 37 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassSemantics {
        PassSemantics(
            _totalPrice: cursor.boxedRecord(0, document),
            _balance: cursor.boxedRecord(1, document),
            duration: cursor.number(2),
            seats: cursor.records(3, document),
            silenceRequested: cursor.boolean(4),
            wifiAccess: cursor.records(5, document),
            eventType: cursor.word(6),
            _eventName: Kept(cursor.text(7, document)),
            _eventStartDate: Kept(cursor.text(8, document)),
            _eventEndDate: Kept(cursor.text(9, document)),
            performerNames: cursor.strings(10),
            _venueName: Kept(cursor.text(11, document)),
            _venueRegionName: Kept(cursor.text(12, document)),
            _venueRoom: Kept(cursor.text(13, document)),
            _venueEntrance: Kept(cursor.text(14, document)),
            _venueLocation: cursor.boxedRecord(15, document),
            _venuePhoneNumber: Kept(cursor.text(16, document)),
            _homeTeamAbbreviation: Kept(cursor.text(17, document)),
            _awayTeamAbbreviation: Kept(cursor.text(18, document)),
            _airlineCode: Kept(cursor.text(19, document)),
            flightNumber: cursor.number(20),
            _flightCode: Kept(cursor.text(21, document)),
            _departureAirportCode: Kept(cursor.text(22, document)),
            _departureCityName: Kept(cursor.text(23, document)),
            _departureLocationTimeZone: Kept(cursor.text(24, document)),
            _destinationAirportCode: Kept(cursor.text(25, document)),
            _destinationCityName: Kept(cursor.text(26, document)),
            _destinationLocationTimeZone: Kept(cursor.text(27, document)),
            _originalBoardingDate: Kept(cursor.text(28, document)),
            _originalDepartureDate: Kept(cursor.text(29, document)),
            _originalArrivalDate: Kept(cursor.text(30, document)),
            _currentBoardingDate: Kept(cursor.text(31, document)),
            _currentDepartureDate: Kept(cursor.text(32, document)),
            _currentArrivalDate: Kept(cursor.text(33, document)),
            _passengerName: cursor.boxedRecord(34, document),
            _membershipProgramNumber: Kept(cursor.text(35, document)),
            _confirmationNumber: Kept(cursor.text(36, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "totalPrice", totalPrice)
        writer.put(1, "balance", balance)
        writer.put(2, "duration", duration)
        writer.put(3, "seats", seats)
        writer.put(4, "silenceRequested", silenceRequested)
        writer.put(5, "wifiAccess", wifiAccess)
        writer.put(6, "eventType", eventType)
        writer.put(7, "eventName", _eventName.form)
        writer.put(8, "eventStartDate", _eventStartDate.form)
        writer.put(9, "eventEndDate", _eventEndDate.form)
        writer.put(10, "performerNames", performerNames)
        writer.put(11, "venueName", _venueName.form)
        writer.put(12, "venueRegionName", _venueRegionName.form)
        writer.put(13, "venueRoom", _venueRoom.form)
        writer.put(14, "venueEntrance", _venueEntrance.form)
        writer.put(15, "venueLocation", venueLocation)
        writer.put(16, "venuePhoneNumber", _venuePhoneNumber.form)
        writer.put(17, "homeTeamAbbreviation", _homeTeamAbbreviation.form)
        writer.put(18, "awayTeamAbbreviation", _awayTeamAbbreviation.form)
        writer.put(19, "airlineCode", _airlineCode.form)
        writer.put(20, "flightNumber", flightNumber)
        writer.put(21, "flightCode", _flightCode.form)
        writer.put(22, "departureAirportCode", _departureAirportCode.form)
        writer.put(23, "departureCityName", _departureCityName.form)
        writer.put(24, "departureLocationTimeZone", _departureLocationTimeZone.form)
        writer.put(25, "destinationAirportCode", _destinationAirportCode.form)
        writer.put(26, "destinationCityName", _destinationCityName.form)
        writer.put(27, "destinationLocationTimeZone", _destinationLocationTimeZone.form)
        writer.put(28, "originalBoardingDate", _originalBoardingDate.form)
        writer.put(29, "originalDepartureDate", _originalDepartureDate.form)
        writer.put(30, "originalArrivalDate", _originalArrivalDate.form)
        writer.put(31, "currentBoardingDate", _currentBoardingDate.form)
        writer.put(32, "currentDepartureDate", _currentDepartureDate.form)
        writer.put(33, "currentArrivalDate", _currentArrivalDate.form)
        writer.put(34, "passengerName", passengerName)
        writer.put(35, "membershipProgramNumber", _membershipProgramNumber.form)
        writer.put(36, "confirmationNumber", _confirmationNumber.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassSemantics> {
        reader.record(PassSemantics.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassSemantics: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassSemantics: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "totalPrice": self.totalPrice as Any,
                "balance": self.balance as Any,
                "duration": self.duration as Any,
                "seats": self.seats as Any,
                "silenceRequested": self.silenceRequested as Any,
                "wifiAccess": self.wifiAccess as Any,
                "eventType": self.eventType as Any,
                "eventName": self.eventName as Any,
                "eventStartDate": self.eventStartDate as Any,
                "eventEndDate": self.eventEndDate as Any,
                "performerNames": self.performerNames as Any,
                "venueName": self.venueName as Any,
                "venueRegionName": self.venueRegionName as Any,
                "venueRoom": self.venueRoom as Any,
                "venueEntrance": self.venueEntrance as Any,
                "venueLocation": self.venueLocation as Any,
                "venuePhoneNumber": self.venuePhoneNumber as Any,
                "homeTeamAbbreviation": self.homeTeamAbbreviation as Any,
                "awayTeamAbbreviation": self.awayTeamAbbreviation as Any,
                "airlineCode": self.airlineCode as Any,
                "flightNumber": self.flightNumber as Any,
                "flightCode": self.flightCode as Any,
                "departureAirportCode": self.departureAirportCode as Any,
                "departureCityName": self.departureCityName as Any,
                "departureLocationTimeZone": self.departureLocationTimeZone as Any,
                "destinationAirportCode": self.destinationAirportCode as Any,
                "destinationCityName": self.destinationCityName as Any,
                "destinationLocationTimeZone": self.destinationLocationTimeZone as Any,
                "originalBoardingDate": self.originalBoardingDate as Any,
                "originalDepartureDate": self.originalDepartureDate as Any,
                "originalArrivalDate": self.originalArrivalDate as Any,
                "currentBoardingDate": self.currentBoardingDate as Any,
                "currentDepartureDate": self.currentDepartureDate as Any,
                "currentArrivalDate": self.currentArrivalDate as Any,
                "passengerName": self.passengerName as Any,
                "membershipProgramNumber": self.membershipProgramNumber as Any,
                "confirmationNumber": self.confirmationNumber as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassSemantics in a checked document.
package struct PassSemanticsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case totalPrice, balance, duration, seats, silenceRequested, wifiAccess, eventType, eventName, eventStartDate, eventEndDate, performerNames, venueName, venueRegionName, venueRoom, venueEntrance, venueLocation, venuePhoneNumber, homeTeamAbbreviation, awayTeamAbbreviation, airlineCode, flightNumber, flightCode, departureAirportCode, departureCityName, departureLocationTimeZone, destinationAirportCode, destinationCityName, destinationLocationTimeZone, originalBoardingDate, originalDepartureDate, originalArrivalDate, currentBoardingDate, currentDepartureDate, currentArrivalDate, passengerName, membershipProgramNumber, confirmationNumber
    }

    package static var shapes: [Int] { [PassesShape.passSemantics] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passSemantics }
    package var memberCount: Int { 37 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var totalPrice: PassCurrencyAmountView? { @_lifetime(copy self) get { cursor.view(0, shape: PassesShape.passCurrencyAmount) } }
    package var balance: PassCurrencyAmountView? { @_lifetime(copy self) get { cursor.view(1, shape: PassesShape.passCurrencyAmount) } }
    package var duration: ExactNumber? { cursor.number(2) }
    package var seats: Records<PassSeatView>? { @_lifetime(copy self) get { cursor.list(3, shape: PassesShape.passSeat) } }
    package var silenceRequested: Bool? { cursor.boolean(4) }
    package var wifiAccess: Records<PassWifiNetworkView>? { @_lifetime(copy self) get { cursor.list(5, shape: PassesShape.passWifiNetwork) } }
    package var eventType: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var eventName: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var eventStartDate: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var eventEndDate: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var performerNames: WordList? { @_lifetime(copy self) get { cursor.words(10) } }
    package var venueName: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var venueRegionName: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var venueRoom: Text? { @_lifetime(copy self) get { cursor.text(13) } }
    package var venueEntrance: Text? { @_lifetime(copy self) get { cursor.text(14) } }
    package var venueLocation: PassLocationView? { @_lifetime(copy self) get { cursor.view(15, shape: PassesShape.passLocation) } }
    package var venuePhoneNumber: Text? { @_lifetime(copy self) get { cursor.text(16) } }
    package var homeTeamAbbreviation: Text? { @_lifetime(copy self) get { cursor.text(17) } }
    package var awayTeamAbbreviation: Text? { @_lifetime(copy self) get { cursor.text(18) } }
    package var airlineCode: Text? { @_lifetime(copy self) get { cursor.text(19) } }
    package var flightNumber: ExactNumber? { cursor.number(20) }
    package var flightCode: Text? { @_lifetime(copy self) get { cursor.text(21) } }
    package var departureAirportCode: Text? { @_lifetime(copy self) get { cursor.text(22) } }
    package var departureCityName: Text? { @_lifetime(copy self) get { cursor.text(23) } }
    package var departureLocationTimeZone: Text? { @_lifetime(copy self) get { cursor.text(24) } }
    package var destinationAirportCode: Text? { @_lifetime(copy self) get { cursor.text(25) } }
    package var destinationCityName: Text? { @_lifetime(copy self) get { cursor.text(26) } }
    package var destinationLocationTimeZone: Text? { @_lifetime(copy self) get { cursor.text(27) } }
    package var originalBoardingDate: Text? { @_lifetime(copy self) get { cursor.text(28) } }
    package var originalDepartureDate: Text? { @_lifetime(copy self) get { cursor.text(29) } }
    package var originalArrivalDate: Text? { @_lifetime(copy self) get { cursor.text(30) } }
    package var currentBoardingDate: Text? { @_lifetime(copy self) get { cursor.text(31) } }
    package var currentDepartureDate: Text? { @_lifetime(copy self) get { cursor.text(32) } }
    package var currentArrivalDate: Text? { @_lifetime(copy self) get { cursor.text(33) } }
    package var passengerName: PassPersonNameView? { @_lifetime(copy self) get { cursor.view(34, shape: PassesShape.passPersonName) } }
    package var membershipProgramNumber: Text? { @_lifetime(copy self) get { cursor.text(35) } }
    package var confirmationNumber: Text? { @_lifetime(copy self) get { cursor.text(36) } }
}
