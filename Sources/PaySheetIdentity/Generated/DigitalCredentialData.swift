// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The data of the protocol `org-iso-mdoc`. Other protocols have other members.
///
/// DigitalCredentialData: <https://www.iso.org/standard/91154.html>
public struct DigitalCredentialData: PaymentObject {
    /// What is asked, as CBOR in Base64 for addresses.
    public var deviceRequest: String? { get { _deviceRequest.value } set { _deviceRequest.value = newValue } }
    private var _deviceRequest = Kept<String?>(nil)
    /// The nonce and the public key for the answer, as CBOR in Base64 for addresses.
    public var encryptionInfo: String? { get { _encryptionInfo.value } set { _encryptionInfo.value = newValue } }
    private var _encryptionInfo = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DigitalCredentialData {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension DigitalCredentialData: Record {
    package static var shapeIndex: Int { IdentityShape.digitalCredentialData }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var deviceRequest: Int { 0 }
        package static var encryptionInfo: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DigitalCredentialData {
        DigitalCredentialData(
            _deviceRequest: Kept(cursor.text(0, document)),
            _encryptionInfo: Kept(cursor.text(1, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "deviceRequest", _deviceRequest.form)
        writer.put(1, "encryptionInfo", _encryptionInfo.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DigitalCredentialData> {
        reader.record(DigitalCredentialData.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DigitalCredentialData: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DigitalCredentialData: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "deviceRequest": self.deviceRequest as Any,
                "encryptionInfo": self.encryptionInfo as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DigitalCredentialData in a checked document.
package struct DigitalCredentialDataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case deviceRequest, encryptionInfo
    }

    package static var shapes: [Int] { [IdentityShape.digitalCredentialData] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.digitalCredentialData }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var deviceRequest: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var encryptionInfo: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
