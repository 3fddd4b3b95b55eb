// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A postal address.
///
/// WalletAddress: <https://developer.apple.com/documentation/walletorders/address>
public struct WalletAddress: PaymentObject {
    /// The lines of the street.
    public var addressLines: [String]?
    /// The state or province.
    public var administrativeArea: String? { get { _administrativeArea.value } set { _administrativeArea.value = newValue } }
    private var _administrativeArea = Kept<String?>(nil)
    /// The ISO 3166-1 code of the country.
    public var countryCode: Country?
    /// The city.
    public var locality: String? { get { _locality.value } set { _locality.value = newValue } }
    private var _locality = Kept<String?>(nil)
    /// The postal code.
    public var postalCode: String? { get { _postalCode.value } set { _postalCode.value = newValue } }
    private var _postalCode = Kept<String?>(nil)
    /// The county or a similar division.
    public var subAdministrativeArea: String? { get { _subAdministrativeArea.value } set { _subAdministrativeArea.value = newValue } }
    private var _subAdministrativeArea = Kept<String?>(nil)
    /// The part of the city.
    public var subLocality: String? { get { _subLocality.value } set { _subLocality.value = newValue } }
    private var _subLocality = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletAddress {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension WalletAddress: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletAddress }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var addressLines: Int { 0 }
        package static var administrativeArea: Int { 1 }
        package static var countryCode: Int { 2 }
        package static var locality: Int { 3 }
        package static var postalCode: Int { 4 }
        package static var subAdministrativeArea: Int { 5 }
        package static var subLocality: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletAddress {
        WalletAddress(
            addressLines: cursor.strings(0),
            _administrativeArea: Kept(cursor.text(1, document)),
            countryCode: cursor.country(2),
            _locality: Kept(cursor.text(3, document)),
            _postalCode: Kept(cursor.text(4, document)),
            _subAdministrativeArea: Kept(cursor.text(5, document)),
            _subLocality: Kept(cursor.text(6, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "addressLines", addressLines)
        writer.put(1, "administrativeArea", _administrativeArea.form)
        writer.put(2, "countryCode", countryCode)
        writer.put(3, "locality", _locality.form)
        writer.put(4, "postalCode", _postalCode.form)
        writer.put(5, "subAdministrativeArea", _subAdministrativeArea.form)
        writer.put(6, "subLocality", _subLocality.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletAddress> {
        reader.record(WalletAddress.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletAddress: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletAddress: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "addressLines": self.addressLines as Any,
                "administrativeArea": self.administrativeArea as Any,
                "countryCode": self.countryCode as Any,
                "locality": self.locality as Any,
                "postalCode": self.postalCode as Any,
                "subAdministrativeArea": self.subAdministrativeArea as Any,
                "subLocality": self.subLocality as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletAddress in a checked document.
package struct WalletAddressView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case addressLines, administrativeArea, countryCode, locality, postalCode, subAdministrativeArea, subLocality
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletAddress] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletAddress }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var addressLines: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var administrativeArea: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var countryCode: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var locality: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var postalCode: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var subAdministrativeArea: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var subLocality: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
