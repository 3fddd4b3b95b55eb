// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The cryptogram of a payment, by its type.
///
/// DecryptedPaymentDetails: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct DecryptedPaymentDetails: PaymentObject {
    /// The cryptogram of 3-D Secure data.
    public var onlinePaymentCryptogram: String? {
        get { _onlinePaymentCryptogram.value }
        set { _onlinePaymentCryptogram.value = newValue }
    }
    private var _onlinePaymentCryptogram = Kept<String?>(nil)
    /// The ECI indicator, which the processor must get if it is present.
    public var eciIndicator: String? { get { _eciIndicator.value } set { _eciIndicator.value = newValue } }
    private var _eciIndicator = Kept<String?>(nil)
    /// The output of the Secure Element for EMV data.
    public var emvData: String? { get { _emvData.value } set { _emvData.value = newValue } }
    private var _emvData = Kept<String?>(nil)
    /// The encrypted PIN for EMV data with RSA encryption.
    public var encryptedPINData: String? { get { _encryptedPINData.value } set { _encryptedPINData.value = newValue } }
    private var _encryptedPINData = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DecryptedPaymentDetails {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension DecryptedPaymentDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.decryptedPaymentDetails }

    /// The places of the members.
    package enum Slot {
        package static var onlinePaymentCryptogram: Int { 0 }
        package static var eciIndicator: Int { 1 }
        package static var emvData: Int { 2 }
        package static var encryptedPINData: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DecryptedPaymentDetails {
        DecryptedPaymentDetails(
            _onlinePaymentCryptogram: Kept(cursor.text(0, document)),
            _eciIndicator: Kept(cursor.text(1, document)),
            _emvData: Kept(cursor.text(2, document)),
            _encryptedPINData: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "onlinePaymentCryptogram", _onlinePaymentCryptogram.form)
        writer.put(1, "eciIndicator", _eciIndicator.form)
        writer.put(2, "emvData", _emvData.form)
        writer.put(3, "encryptedPINData", _encryptedPINData.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DecryptedPaymentDetails> {
        reader.record(DecryptedPaymentDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DecryptedPaymentDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DecryptedPaymentDetails: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "onlinePaymentCryptogram": self.onlinePaymentCryptogram as Any,
                "eciIndicator": self.eciIndicator as Any,
                "emvData": self.emvData as Any,
                "encryptedPINData": self.encryptedPINData as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DecryptedPaymentDetails in a checked document.
package struct DecryptedPaymentDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case onlinePaymentCryptogram, eciIndicator, emvData, encryptedPINData
    }

    package static var shapes: [Int] { [ShapeIndex.decryptedPaymentDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.decryptedPaymentDetails }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var onlinePaymentCryptogram: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var eciIndicator: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var emvData: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var encryptedPINData: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
