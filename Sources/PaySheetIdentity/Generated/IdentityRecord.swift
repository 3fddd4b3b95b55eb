// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a server keeps of a request for an identity document, to open and check the answer.
///
/// IdentityRecord: <https://developer.apple.com/documentation/passkit/verifying-wallet-identity-requests>
public struct IdentityRecord: PaymentObject {
    /// The nonce of the request in an app, in Base64.
    public var nonce: String? { get { _nonce.value } set { _nonce.value = newValue } }
    private var _nonce = Kept<String?>(nil)
    /// The merchant identifier of the request in an app.
    public var merchantIdentifier: String? { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier = Kept<String?>(nil)
    /// The team of the developer account.
    public var teamIdentifier: String? { get { _teamIdentifier.value } set { _teamIdentifier.value = newValue } }
    private var _teamIdentifier = Kept<String?>(nil)
    /// The document that the request is for.
    public var document: IdentityDocumentKind?
    /// The elements that the request asks for.
    public var elements: [IdentityElementRequest]?
    /// What Apple allowed the app.
    public var entitlement: IdentityEntitlement? { get { _entitlement.value } set { _entitlement.value = newValue } }
    private var _entitlement = Boxed<IdentityEntitlement>()
    /// The origin of the web page that asks.
    public var origin: String? { get { _origin.value } set { _origin.value = newValue } }
    private var _origin = Kept<String?>(nil)
    /// The text that the web page sent, unchanged.
    public var encryptionInfo: String? { get { _encryptionInfo.value } set { _encryptionInfo.value = newValue } }
    private var _encryptionInfo = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IdentityRecord {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension IdentityRecord: Record {
    package static var shapeIndex: Int { IdentityShape.identityRecord }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var nonce: Int { 0 }
        package static var merchantIdentifier: Int { 1 }
        package static var teamIdentifier: Int { 2 }
        package static var document: Int { 3 }
        package static var elements: Int { 4 }
        package static var entitlement: Int { 5 }
        package static var origin: Int { 6 }
        package static var encryptionInfo: Int { 7 }
        package static var count: Int { 8 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IdentityRecord {
        IdentityRecord(
            _nonce: Kept(cursor.text(0, document)),
            _merchantIdentifier: Kept(cursor.text(1, document)),
            _teamIdentifier: Kept(cursor.text(2, document)),
            document: cursor.word(3),
            elements: cursor.records(4, document),
            _entitlement: cursor.boxedRecord(5, document),
            _origin: Kept(cursor.text(6, document)),
            _encryptionInfo: Kept(cursor.text(7, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "nonce", _nonce.form)
        writer.put(1, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(2, "teamIdentifier", _teamIdentifier.form)
        writer.put(3, "document", document)
        writer.put(4, "elements", elements)
        writer.put(5, "entitlement", entitlement)
        writer.put(6, "origin", _origin.form)
        writer.put(7, "encryptionInfo", _encryptionInfo.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IdentityRecord> {
        reader.record(IdentityRecord.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IdentityRecord: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IdentityRecord: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "nonce": self.nonce as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "teamIdentifier": self.teamIdentifier as Any,
                "document": self.document as Any,
                "elements": self.elements as Any,
                "entitlement": self.entitlement as Any,
                "origin": self.origin as Any,
                "encryptionInfo": self.encryptionInfo as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IdentityRecord in a checked document.
package struct IdentityRecordView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case nonce, merchantIdentifier, teamIdentifier, document, elements, entitlement, origin, encryptionInfo
    }

    package static var shapes: [Int] { [IdentityShape.identityRecord] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.identityRecord }
    package var memberCount: Int { 8 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var nonce: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var teamIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var document: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var elements: Records<IdentityElementRequestView>? { @_lifetime(copy self) get { cursor.list(4, shape: IdentityShape.identityElementRequest) } }
    package var entitlement: IdentityEntitlementView? { @_lifetime(copy self) get { cursor.view(5, shape: IdentityShape.identityEntitlement) } }
    package var origin: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var encryptionInfo: Text? { @_lifetime(copy self) get { cursor.text(7) } }
}
