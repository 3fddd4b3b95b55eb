// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The file pass.json of a pass in Wallet. Links of the newer layouts are kept as unknown members.
///
/// Pass: <https://developer.apple.com/documentation/walletpasses/pass>
public struct WalletPass: PaymentObject {
    /// The version of the format, which is 1.
    public var formatVersion: Int64
    /// The pass type identifier of the signing certificate.
    public var passTypeIdentifier: String { get { _passTypeIdentifier.value } set { _passTypeIdentifier.value = newValue } }
    private var _passTypeIdentifier: Kept<String>
    /// The identifier of the pass, unique inside the pass type identifier.
    public var serialNumber: String { get { _serialNumber.value } set { _serialNumber.value = newValue } }
    private var _serialNumber: Kept<String>
    /// The team of the developer account.
    public var teamIdentifier: String { get { _teamIdentifier.value } set { _teamIdentifier.value = newValue } }
    private var _teamIdentifier: Kept<String>
    /// Who issues the pass.
    public var organizationName: String { get { _organizationName.value } set { _organizationName.value = newValue } }
    private var _organizationName: Kept<String>
    /// What VoiceOver reads aloud.
    public var description: String { get { _description.value } set { _description.value = newValue } }
    private var _description: Kept<String>
    /// The fields of a boarding pass.
    public var boardingPass: PassFields? { get { _boardingPass.value } set { _boardingPass.value = newValue } }
    private var _boardingPass = Boxed<PassFields>()
    /// The fields of a coupon.
    public var coupon: PassFields? { get { _coupon.value } set { _coupon.value = newValue } }
    private var _coupon = Boxed<PassFields>()
    /// The fields of an event ticket.
    public var eventTicket: PassFields? { get { _eventTicket.value } set { _eventTicket.value = newValue } }
    private var _eventTicket = Boxed<PassFields>()
    /// The fields of a pass of another kind.
    public var generic: PassFields? { get { _generic.value } set { _generic.value = newValue } }
    private var _generic = Boxed<PassFields>()
    /// The fields of a store card.
    public var storeCard: PassFields? { get { _storeCard.value } set { _storeCard.value = newValue } }
    private var _storeCard = Boxed<PassFields>()
    /// The fields of a poster. From iOS 27.0 on.
    public var posterGeneric: PassFields? { get { _posterGeneric.value } set { _posterGeneric.value = newValue } }
    private var _posterGeneric = Boxed<PassFields>()
    /// The newer layouts that Wallet tries, before the classic one. From iOS 18.0 on.
    public var preferredStyleSchemes: [PassLayout]? {
        get { _preferredStyleSchemes.value }
        set { _preferredStyleSchemes.value = newValue }
    }
    private var _preferredStyleSchemes = Kept<[PassLayout]?>(nil)
    /// The color of the background.
    public var backgroundColor: String? { get { _backgroundColor.value } set { _backgroundColor.value = newValue } }
    private var _backgroundColor = Kept<String?>(nil)
    /// The color of the values.
    public var foregroundColor: String? { get { _foregroundColor.value } set { _foregroundColor.value = newValue } }
    private var _foregroundColor = Kept<String?>(nil)
    /// The color of the labels.
    public var labelColor: String? { get { _labelColor.value } set { _labelColor.value = newValue } }
    private var _labelColor = Kept<String?>(nil)
    /// The color of the footer of a poster. From iOS 18.0 on.
    public var footerBackgroundColor: String? { get { _footerBackgroundColor.value } set { _footerBackgroundColor.value = newValue } }
    private var _footerBackgroundColor = Kept<String?>(nil)
    /// The color of the strip, which only tools document.
    public var stripColor: String? { get { _stripColor.value } set { _stripColor.value = newValue } }
    private var _stripColor = Kept<String?>(nil)
    /// The text beside the logo.
    public var logoText: String? { get { _logoText.value } set { _logoText.value = newValue } }
    private var _logoText = Kept<String?>(nil)
    /// The text beside the logo of a poster. From iOS 18.1 on.
    public var eventLogoText: String? { get { _eventLogoText.value } set { _eventLogoText.value = newValue } }
    private var _eventLogoText = Kept<String?>(nil)
    /// Whether the strip has no shine. Default: `true`.
    public var suppressStripShine: Bool?
    /// Whether the header of a poster is not darkened. Default: `false`. From iOS 18.0 on.
    public var suppressHeaderDarkening: Bool?
    /// Whether Wallet chooses the colors of a poster. Default: `false`. From iOS 18.0 on.
    public var useAutomaticColors: Bool?
    /// Passes of one group are shown together.
    public var groupingIdentifier: String? { get { _groupingIdentifier.value } set { _groupingIdentifier.value = newValue } }
    private var _groupingIdentifier = Kept<String?>(nil)
    /// The codes; Wallet shows the first one that it can.
    public var barcodes: [PassBarcode]?
    /// One code, for iOS 8 and earlier.
    public var barcode: PassBarcode? { get { _barcode.value } set { _barcode.value = newValue } }
    private var _barcode = Boxed<PassBarcode>()
    /// What a reader gets without contact.
    public var nfc: PassNFC? { get { _nfc.value } set { _nfc.value = newValue } }
    private var _nfc = Boxed<PassNFC>()
    /// Places where Wallet offers the pass, at most 10.
    public var locations: [PassLocation]?
    /// Beacons near which Wallet offers the pass.
    public var beacons: [PassBeacon]?
    /// How near a place must be, in metres.
    public var maxDistance: RawJSON?
    /// Times at which Wallet offers the pass. From iOS 18.0 on.
    public var relevantDates: [PassRelevantDate]?
    /// The time at which Wallet offers the pass, for iOS 17 and earlier.
    public var relevantDate: String? { get { _relevantDate.value } set { _relevantDate.value = newValue } }
    private var _relevantDate = Kept<String?>(nil)
    /// When the pass ends.
    public var expirationDate: String? { get { _expirationDate.value } set { _expirationDate.value = newValue } }
    private var _expirationDate = Kept<String?>(nil)
    /// Whether the pass was used or withdrawn. Default: `false`.
    public var voided: Bool?
    /// The address of the web service for updates.
    public var webServiceURL: String? { get { _webServiceURL.value } set { _webServiceURL.value = newValue } }
    private var _webServiceURL = Kept<String?>(nil)
    /// The secret that a device shows to the web service.
    public var authenticationToken: String? { get { _authenticationToken.value } set { _authenticationToken.value = newValue } }
    private var _authenticationToken = Kept<String?>(nil)
    /// Numbers of apps in the App Store; a device uses the first one that it can.
    public var associatedStoreIdentifiers: RawJSON?
    /// Numbers of further apps. From iOS 18.0 on.
    public var auxiliaryStoreIdentifiers: RawJSON?
    /// The address that the app gets when it starts.
    public var appLaunchURL: String? { get { _appLaunchURL.value } set { _appLaunchURL.value = newValue } }
    private var _appLaunchURL = Kept<String?>(nil)
    /// Data for the app.
    public var userInfo: RawJSON?
    /// Whether the pass has no button to share it. Default: `false`.
    public var sharingProhibited: Bool?
    /// What the pass says, for machines.
    public var semantics: PassSemantics? { get { _semantics.value } set { _semantics.value = newValue } }
    private var _semantics = Boxed<PassSemantics>()
    /// Later events of the same ticket. From iOS 26.0 on.
    public var upcomingPassInformation: RawJSON?
    /// Buttons below the pass. From iOS 27.0 on.
    public var featuredActions: [PassAction]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletPass {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(formatVersion: Int64, passTypeIdentifier: String, serialNumber: String, teamIdentifier: String, organizationName: String, description: String) {
        self.formatVersion = formatVersion
        _passTypeIdentifier = Kept(of: passTypeIdentifier)
        _serialNumber = Kept(of: serialNumber)
        _teamIdentifier = Kept(of: teamIdentifier)
        _organizationName = Kept(of: organizationName)
        _description = Kept(of: description)
        unknownMembers = UnknownMembers()
    }
}

extension WalletPass: Record {
    package static var shapeIndex: Int { PassesShape.walletPass }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var formatVersion: Int { 0 }
        package static var passTypeIdentifier: Int { 1 }
        package static var serialNumber: Int { 2 }
        package static var teamIdentifier: Int { 3 }
        package static var organizationName: Int { 4 }
        package static var description: Int { 5 }
        package static var boardingPass: Int { 6 }
        package static var coupon: Int { 7 }
        package static var eventTicket: Int { 8 }
        package static var generic: Int { 9 }
        package static var storeCard: Int { 10 }
        package static var posterGeneric: Int { 11 }
        package static var preferredStyleSchemes: Int { 12 }
        package static var backgroundColor: Int { 13 }
        package static var foregroundColor: Int { 14 }
        package static var labelColor: Int { 15 }
        package static var footerBackgroundColor: Int { 16 }
        package static var stripColor: Int { 17 }
        package static var logoText: Int { 18 }
        package static var eventLogoText: Int { 19 }
        package static var suppressStripShine: Int { 20 }
        package static var suppressHeaderDarkening: Int { 21 }
        package static var useAutomaticColors: Int { 22 }
        package static var groupingIdentifier: Int { 23 }
        package static var barcodes: Int { 24 }
        package static var barcode: Int { 25 }
        package static var nfc: Int { 26 }
        package static var locations: Int { 27 }
        package static var beacons: Int { 28 }
        package static var maxDistance: Int { 29 }
        package static var relevantDates: Int { 30 }
        package static var relevantDate: Int { 31 }
        package static var expirationDate: Int { 32 }
        package static var voided: Int { 33 }
        package static var webServiceURL: Int { 34 }
        package static var authenticationToken: Int { 35 }
        package static var associatedStoreIdentifiers: Int { 36 }
        package static var auxiliaryStoreIdentifiers: Int { 37 }
        package static var appLaunchURL: Int { 38 }
        package static var userInfo: Int { 39 }
        package static var sharingProhibited: Int { 40 }
        package static var semantics: Int { 41 }
        package static var upcomingPassInformation: Int { 42 }
        package static var featuredActions: Int { 43 }
        package static var count: Int { 44 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletPass {
        WalletPass(
            formatVersion: try cursor.needed(cursor.integer(0)),
            _passTypeIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _serialNumber: Kept(try cursor.needed(cursor.text(2, document))),
            _teamIdentifier: Kept(try cursor.needed(cursor.text(3, document))),
            _organizationName: Kept(try cursor.needed(cursor.text(4, document))),
            _description: Kept(try cursor.needed(cursor.text(5, document))),
            _boardingPass: cursor.boxedRecord(6, document),
            _coupon: cursor.boxedRecord(7, document),
            _eventTicket: cursor.boxedRecord(8, document),
            _generic: cursor.boxedRecord(9, document),
            _storeCard: cursor.boxedRecord(10, document),
            _posterGeneric: cursor.boxedRecord(11, document),
            _preferredStyleSchemes: Kept(cursor.vocabulary(12)),
            _backgroundColor: Kept(cursor.text(13, document)),
            _foregroundColor: Kept(cursor.text(14, document)),
            _labelColor: Kept(cursor.text(15, document)),
            _footerBackgroundColor: Kept(cursor.text(16, document)),
            _stripColor: Kept(cursor.text(17, document)),
            _logoText: Kept(cursor.text(18, document)),
            _eventLogoText: Kept(cursor.text(19, document)),
            suppressStripShine: cursor.boolean(20),
            suppressHeaderDarkening: cursor.boolean(21),
            useAutomaticColors: cursor.boolean(22),
            _groupingIdentifier: Kept(cursor.text(23, document)),
            barcodes: cursor.records(24, document),
            _barcode: cursor.boxedRecord(25, document),
            _nfc: cursor.boxedRecord(26, document),
            locations: cursor.records(27, document),
            beacons: cursor.records(28, document),
            maxDistance: cursor.raw(29),
            relevantDates: cursor.records(30, document),
            _relevantDate: Kept(cursor.text(31, document)),
            _expirationDate: Kept(cursor.text(32, document)),
            voided: cursor.boolean(33),
            _webServiceURL: Kept(cursor.text(34, document)),
            _authenticationToken: Kept(cursor.text(35, document)),
            associatedStoreIdentifiers: cursor.raw(36),
            auxiliaryStoreIdentifiers: cursor.raw(37),
            _appLaunchURL: Kept(cursor.text(38, document)),
            userInfo: cursor.raw(39),
            sharingProhibited: cursor.boolean(40),
            _semantics: cursor.boxedRecord(41, document),
            upcomingPassInformation: cursor.raw(42),
            featuredActions: cursor.records(43, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "formatVersion", formatVersion)
        writer.put(1, "passTypeIdentifier", _passTypeIdentifier.form)
        writer.put(2, "serialNumber", _serialNumber.form)
        writer.put(3, "teamIdentifier", _teamIdentifier.form)
        writer.put(4, "organizationName", _organizationName.form)
        writer.put(5, "description", _description.form)
        writer.put(6, "boardingPass", boardingPass)
        writer.put(7, "coupon", coupon)
        writer.put(8, "eventTicket", eventTicket)
        writer.put(9, "generic", generic)
        writer.put(10, "storeCard", storeCard)
        writer.put(11, "posterGeneric", posterGeneric)
        writer.put(12, "preferredStyleSchemes", _preferredStyleSchemes.form)
        writer.put(13, "backgroundColor", _backgroundColor.form)
        writer.put(14, "foregroundColor", _foregroundColor.form)
        writer.put(15, "labelColor", _labelColor.form)
        writer.put(16, "footerBackgroundColor", _footerBackgroundColor.form)
        writer.put(17, "stripColor", _stripColor.form)
        writer.put(18, "logoText", _logoText.form)
        writer.put(19, "eventLogoText", _eventLogoText.form)
        writer.put(20, "suppressStripShine", suppressStripShine)
        writer.put(21, "suppressHeaderDarkening", suppressHeaderDarkening)
        writer.put(22, "useAutomaticColors", useAutomaticColors)
        writer.put(23, "groupingIdentifier", _groupingIdentifier.form)
        writer.put(24, "barcodes", barcodes)
        writer.put(25, "barcode", barcode)
        writer.put(26, "nfc", nfc)
        writer.put(27, "locations", locations)
        writer.put(28, "beacons", beacons)
        writer.put(29, "maxDistance", maxDistance)
        writer.put(30, "relevantDates", relevantDates)
        writer.put(31, "relevantDate", _relevantDate.form)
        writer.put(32, "expirationDate", _expirationDate.form)
        writer.put(33, "voided", voided)
        writer.put(34, "webServiceURL", _webServiceURL.form)
        writer.put(35, "authenticationToken", _authenticationToken.form)
        writer.put(36, "associatedStoreIdentifiers", associatedStoreIdentifiers)
        writer.put(37, "auxiliaryStoreIdentifiers", auxiliaryStoreIdentifiers)
        writer.put(38, "appLaunchURL", _appLaunchURL.form)
        writer.put(39, "userInfo", userInfo)
        writer.put(40, "sharingProhibited", sharingProhibited)
        writer.put(41, "semantics", semantics)
        writer.put(42, "upcomingPassInformation", upcomingPassInformation)
        writer.put(43, "featuredActions", featuredActions)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletPass> {
        reader.record(WalletPass.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletPass: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletPass: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "formatVersion": self.formatVersion as Any,
                "passTypeIdentifier": self.passTypeIdentifier as Any,
                "serialNumber": self.serialNumber as Any,
                "teamIdentifier": self.teamIdentifier as Any,
                "organizationName": self.organizationName as Any,
                "description": self.description as Any,
                "boardingPass": self.boardingPass as Any,
                "coupon": self.coupon as Any,
                "eventTicket": self.eventTicket as Any,
                "generic": self.generic as Any,
                "storeCard": self.storeCard as Any,
                "posterGeneric": self.posterGeneric as Any,
                "preferredStyleSchemes": self.preferredStyleSchemes as Any,
                "backgroundColor": self.backgroundColor as Any,
                "foregroundColor": self.foregroundColor as Any,
                "labelColor": self.labelColor as Any,
                "footerBackgroundColor": self.footerBackgroundColor as Any,
                "stripColor": self.stripColor as Any,
                "logoText": self.logoText as Any,
                "eventLogoText": self.eventLogoText as Any,
                "suppressStripShine": self.suppressStripShine as Any,
                "suppressHeaderDarkening": self.suppressHeaderDarkening as Any,
                "useAutomaticColors": self.useAutomaticColors as Any,
                "groupingIdentifier": self.groupingIdentifier as Any,
                "barcodes": self.barcodes as Any,
                "barcode": self.barcode as Any,
                "nfc": self.nfc as Any,
                "locations": self.locations as Any,
                "beacons": self.beacons as Any,
                "maxDistance": self.maxDistance as Any,
                "relevantDates": self.relevantDates as Any,
                "relevantDate": self.relevantDate as Any,
                "expirationDate": self.expirationDate as Any,
                "voided": self.voided as Any,
                "webServiceURL": self.webServiceURL as Any,
                "authenticationToken": self.authenticationToken as Any,
                "associatedStoreIdentifiers": self.associatedStoreIdentifiers as Any,
                "auxiliaryStoreIdentifiers": self.auxiliaryStoreIdentifiers as Any,
                "appLaunchURL": self.appLaunchURL as Any,
                "userInfo": self.userInfo as Any,
                "sharingProhibited": self.sharingProhibited as Any,
                "semantics": self.semantics as Any,
                "upcomingPassInformation": self.upcomingPassInformation as Any,
                "featuredActions": self.featuredActions as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads Pass in a checked document.
package struct WalletPassView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case formatVersion, passTypeIdentifier, serialNumber, teamIdentifier, organizationName, description, boardingPass, coupon, eventTicket, generic, storeCard, posterGeneric, preferredStyleSchemes, backgroundColor, foregroundColor, labelColor, footerBackgroundColor, stripColor, logoText, eventLogoText, suppressStripShine, suppressHeaderDarkening, useAutomaticColors, groupingIdentifier, barcodes, barcode, nfc, locations, beacons, maxDistance, relevantDates, relevantDate, expirationDate, voided, webServiceURL, authenticationToken, associatedStoreIdentifiers, auxiliaryStoreIdentifiers, appLaunchURL, userInfo, sharingProhibited, semantics, upcomingPassInformation, featuredActions
    }

    package static var shapes: [Int] { [PassesShape.walletPass] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.walletPass }
    package var memberCount: Int { 44 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var formatVersion: Int64? { cursor.integer(0) }
    package var passTypeIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var serialNumber: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var teamIdentifier: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var organizationName: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var description: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var boardingPass: PassFieldsView? { @_lifetime(copy self) get { cursor.view(6, shape: PassesShape.passFields) } }
    package var coupon: PassFieldsView? { @_lifetime(copy self) get { cursor.view(7, shape: PassesShape.passFields) } }
    package var eventTicket: PassFieldsView? { @_lifetime(copy self) get { cursor.view(8, shape: PassesShape.passFields) } }
    package var generic: PassFieldsView? { @_lifetime(copy self) get { cursor.view(9, shape: PassesShape.passFields) } }
    package var storeCard: PassFieldsView? { @_lifetime(copy self) get { cursor.view(10, shape: PassesShape.passFields) } }
    package var posterGeneric: PassFieldsView? { @_lifetime(copy self) get { cursor.view(11, shape: PassesShape.passFields) } }
    package var preferredStyleSchemes: WordList? { @_lifetime(copy self) get { cursor.words(12) } }
    package var backgroundColor: Text? { @_lifetime(copy self) get { cursor.text(13) } }
    package var foregroundColor: Text? { @_lifetime(copy self) get { cursor.text(14) } }
    package var labelColor: Text? { @_lifetime(copy self) get { cursor.text(15) } }
    package var footerBackgroundColor: Text? { @_lifetime(copy self) get { cursor.text(16) } }
    package var stripColor: Text? { @_lifetime(copy self) get { cursor.text(17) } }
    package var logoText: Text? { @_lifetime(copy self) get { cursor.text(18) } }
    package var eventLogoText: Text? { @_lifetime(copy self) get { cursor.text(19) } }
    package var suppressStripShine: Bool? { cursor.boolean(20) }
    package var suppressHeaderDarkening: Bool? { cursor.boolean(21) }
    package var useAutomaticColors: Bool? { cursor.boolean(22) }
    package var groupingIdentifier: Text? { @_lifetime(copy self) get { cursor.text(23) } }
    package var barcodes: Records<PassBarcodeView>? { @_lifetime(copy self) get { cursor.list(24, shape: PassesShape.passBarcode) } }
    package var barcode: PassBarcodeView? { @_lifetime(copy self) get { cursor.view(25, shape: PassesShape.passBarcode) } }
    package var nfc: PassNFCView? { @_lifetime(copy self) get { cursor.view(26, shape: PassesShape.passNFC) } }
    package var locations: Records<PassLocationView>? { @_lifetime(copy self) get { cursor.list(27, shape: PassesShape.passLocation) } }
    package var beacons: Records<PassBeaconView>? { @_lifetime(copy self) get { cursor.list(28, shape: PassesShape.passBeacon) } }
    package var maxDistance: Text? { @_lifetime(copy self) get { cursor.text(29) } }
    package var relevantDates: Records<PassRelevantDateView>? { @_lifetime(copy self) get { cursor.list(30, shape: PassesShape.passRelevantDate) } }
    package var relevantDate: Text? { @_lifetime(copy self) get { cursor.text(31) } }
    package var expirationDate: Text? { @_lifetime(copy self) get { cursor.text(32) } }
    package var voided: Bool? { cursor.boolean(33) }
    package var webServiceURL: Text? { @_lifetime(copy self) get { cursor.text(34) } }
    package var authenticationToken: Text? { @_lifetime(copy self) get { cursor.text(35) } }
    package var associatedStoreIdentifiers: Text? { @_lifetime(copy self) get { cursor.text(36) } }
    package var auxiliaryStoreIdentifiers: Text? { @_lifetime(copy self) get { cursor.text(37) } }
    package var appLaunchURL: Text? { @_lifetime(copy self) get { cursor.text(38) } }
    package var userInfo: Text? { @_lifetime(copy self) get { cursor.text(39) } }
    package var sharingProhibited: Bool? { cursor.boolean(40) }
    package var semantics: PassSemanticsView? { @_lifetime(copy self) get { cursor.view(41, shape: PassesShape.passSemantics) } }
    package var upcomingPassInformation: Text? { @_lifetime(copy self) get { cursor.text(42) } }
    package var featuredActions: Records<PassActionView>? { @_lifetime(copy self) get { cursor.list(43, shape: PassesShape.passAction) } }
}
