// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The payment credentials in encrypted and signed form.
///
/// PaymentData: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct EncryptedPaymentData: PaymentObject {
    /// The encryption method.
    public var version: PaymentDataVersion
    /// The encrypted credentials.
    public var data: String { get { _data.value } set { _data.value = newValue } }
    private var _data: Kept<String>
    /// The detached signature with its certificates.
    public var signature: String { get { _signature.value } set { _signature.value = newValue } }
    private var _signature: Kept<String>
    /// The values for decryption.
    public var header: EncryptedPaymentHeader
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension EncryptedPaymentData {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(version: PaymentDataVersion, data: String, signature: String, header: EncryptedPaymentHeader) {
        self.version = version
        _data = Kept(of: data)
        _signature = Kept(of: signature)
        self.header = header
        unknownMembers = UnknownMembers()
    }
}

extension EncryptedPaymentData: Record {
    package static var shapeIndex: Int { ShapeIndex.encryptedPaymentData }

    /// The places of the members.
    package enum Slot {
        package static var version: Int { 0 }
        package static var data: Int { 1 }
        package static var signature: Int { 2 }
        package static var header: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> EncryptedPaymentData {
        EncryptedPaymentData(
            version: try cursor.needed(cursor.word(0)),
            _data: Kept(try cursor.needed(cursor.text(1, document))),
            _signature: Kept(try cursor.needed(cursor.text(2, document))),
            header: try cursor.neededRecord(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "version", version)
        writer.put(1, "data", _data.form)
        writer.put(2, "signature", _signature.form)
        writer.put(3, "header", header)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<EncryptedPaymentData> {
        reader.record(EncryptedPaymentData.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension EncryptedPaymentData: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension EncryptedPaymentData: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "version": self.version as Any,
                "data": self.data as Any,
                "signature": self.signature as Any,
                "header": self.header as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentData in a checked document.
package struct EncryptedPaymentDataView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case version, data, signature, header
    }

    package static var shapes: [Int] { [ShapeIndex.encryptedPaymentData] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.encryptedPaymentData }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var version: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var data: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var signature: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var header: EncryptedPaymentHeaderView? { @_lifetime(copy self) get { cursor.view(3, shape: ShapeIndex.encryptedPaymentHeader) } }
}
