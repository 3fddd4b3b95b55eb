// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The keys and hashes of encrypted payment credentials.
///
/// PaymentDataHeader: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct EncryptedPaymentHeader: PaymentObject {
    /// The SHA-256 hash of the request's application data.
    public var applicationData: String? { get { _applicationData.value } set { _applicationData.value = newValue } }
    private var _applicationData = Kept<String?>(nil)
    /// The one-time key, with elliptic-curve encryption only.
    public var ephemeralPublicKey: String? { get { _ephemeralPublicKey.value } set { _ephemeralPublicKey.value = newValue } }
    private var _ephemeralPublicKey = Kept<String?>(nil)
    /// The wrapped symmetric key, with RSA encryption only.
    public var wrappedKey: String? { get { _wrappedKey.value } set { _wrappedKey.value = newValue } }
    private var _wrappedKey = Kept<String?>(nil)
    /// The SHA-256 hash of the merchant's public key.
    public var publicKeyHash: String { get { _publicKeyHash.value } set { _publicKeyHash.value = newValue } }
    private var _publicKeyHash: Kept<String>
    /// The identifier of the payment, which reveals repetitions.
    public var transactionId: String { get { _transactionId.value } set { _transactionId.value = newValue } }
    private var _transactionId: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension EncryptedPaymentHeader {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(publicKeyHash: String, transactionId: String) {
        _publicKeyHash = Kept(of: publicKeyHash)
        _transactionId = Kept(of: transactionId)
        unknownMembers = UnknownMembers()
    }
}

extension EncryptedPaymentHeader: Record {
    package static var shapeIndex: Int { ShapeIndex.encryptedPaymentHeader }

    /// The places of the members.
    package enum Slot {
        package static var applicationData: Int { 0 }
        package static var ephemeralPublicKey: Int { 1 }
        package static var wrappedKey: Int { 2 }
        package static var publicKeyHash: Int { 3 }
        package static var transactionId: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> EncryptedPaymentHeader {
        EncryptedPaymentHeader(
            _applicationData: Kept(cursor.text(0, document)),
            _ephemeralPublicKey: Kept(cursor.text(1, document)),
            _wrappedKey: Kept(cursor.text(2, document)),
            _publicKeyHash: Kept(try cursor.needed(cursor.text(3, document))),
            _transactionId: Kept(try cursor.needed(cursor.text(4, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "applicationData", _applicationData.form)
        writer.put(1, "ephemeralPublicKey", _ephemeralPublicKey.form)
        writer.put(2, "wrappedKey", _wrappedKey.form)
        writer.put(3, "publicKeyHash", _publicKeyHash.form)
        writer.put(4, "transactionId", _transactionId.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<EncryptedPaymentHeader> {
        reader.record(EncryptedPaymentHeader.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension EncryptedPaymentHeader: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension EncryptedPaymentHeader: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "applicationData": self.applicationData as Any,
                "ephemeralPublicKey": self.ephemeralPublicKey as Any,
                "wrappedKey": self.wrappedKey as Any,
                "publicKeyHash": self.publicKeyHash as Any,
                "transactionId": self.transactionId as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentDataHeader in a checked document.
package struct EncryptedPaymentHeaderView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case applicationData, ephemeralPublicKey, wrappedKey, publicKeyHash, transactionId
    }

    package static var shapes: [Int] { [ShapeIndex.encryptedPaymentHeader] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.encryptedPaymentHeader }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var applicationData: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var ephemeralPublicKey: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var wrappedKey: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var publicKeyHash: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var transactionId: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
