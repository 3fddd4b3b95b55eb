// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a reader gets without contact.
///
/// PassNFC: <https://developer.apple.com/documentation/walletpasses/pass/nfc-data.dictionary>
public struct PassNFC: PaymentObject {
    /// The content, at most 64 bytes.
    public var message: String { get { _message.value } set { _message.value = newValue } }
    private var _message: Kept<String>
    /// The public key of the readers in Base64.
    public var encryptionPublicKey: String { get { _encryptionPublicKey.value } set { _encryptionPublicKey.value = newValue } }
    private var _encryptionPublicKey: Kept<String>
    /// Whether the person must authenticate. Default: `false`.
    public var requiresAuthentication: Bool?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassNFC {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(message: String, encryptionPublicKey: String) {
        _message = Kept(of: message)
        _encryptionPublicKey = Kept(of: encryptionPublicKey)
        unknownMembers = UnknownMembers()
    }
}

extension PassNFC: Record {
    package static var shapeIndex: Int { PassesShape.passNFC }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var message: Int { 0 }
        package static var encryptionPublicKey: Int { 1 }
        package static var requiresAuthentication: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassNFC {
        PassNFC(
            _message: Kept(try cursor.needed(cursor.text(0, document))),
            _encryptionPublicKey: Kept(try cursor.needed(cursor.text(1, document))),
            requiresAuthentication: cursor.boolean(2),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "message", _message.form)
        writer.put(1, "encryptionPublicKey", _encryptionPublicKey.form)
        writer.put(2, "requiresAuthentication", requiresAuthentication)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassNFC> {
        reader.record(PassNFC.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassNFC: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassNFC: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "message": self.message as Any,
                "encryptionPublicKey": self.encryptionPublicKey as Any,
                "requiresAuthentication": self.requiresAuthentication as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassNFC in a checked document.
package struct PassNFCView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case message, encryptionPublicKey, requiresAuthentication
    }

    package static var shapes: [Int] { [PassesShape.passNFC] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passNFC }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var message: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var encryptionPublicKey: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var requiresAuthentication: Bool? { cursor.boolean(2) }
}
