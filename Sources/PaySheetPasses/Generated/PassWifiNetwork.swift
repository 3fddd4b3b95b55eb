// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A wireless network.
///
/// PassWifiNetwork: <https://developer.apple.com/documentation/walletpasses/semantictagtype/wifinetwork-data.dictionary>
public struct PassWifiNetwork: PaymentObject {
    /// The name.
    public var ssid: String { get { _ssid.value } set { _ssid.value = newValue } }
    private var _ssid: Kept<String>
    /// The password.
    public var password: String { get { _password.value } set { _password.value = newValue } }
    private var _password: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassWifiNetwork {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(ssid: String, password: String) {
        _ssid = Kept(of: ssid)
        _password = Kept(of: password)
        unknownMembers = UnknownMembers()
    }
}

extension PassWifiNetwork: Record {
    package static var shapeIndex: Int { PassesShape.passWifiNetwork }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var ssid: Int { 0 }
        package static var password: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassWifiNetwork {
        PassWifiNetwork(
            _ssid: Kept(try cursor.needed(cursor.text(0, document))),
            _password: Kept(try cursor.needed(cursor.text(1, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "ssid", _ssid.form)
        writer.put(1, "password", _password.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassWifiNetwork> {
        reader.record(PassWifiNetwork.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassWifiNetwork: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassWifiNetwork: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "ssid": self.ssid as Any,
                "password": self.password as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassWifiNetwork in a checked document.
package struct PassWifiNetworkView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case ssid, password
    }

    package static var shapes: [Int] { [PassesShape.passWifiNetwork] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passWifiNetwork }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var ssid: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var password: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
