// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The cryptogram of one merchant in a payment to several.
///
/// AuthenticationResponse: <https://developer.apple.com/documentation/passkit/payment-token-format-reference>
public struct AuthenticationResponse: PaymentObject {
    /// The merchant.
    public var merchantIdentifier: String { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier: Kept<String>
    /// The merchant's cryptogram.
    public var authenticationData: String { get { _authenticationData.value } set { _authenticationData.value = newValue } }
    private var _authenticationData: Kept<String>
    /// The amount authorized for the merchant, as text.
    public var transactionAmount: String { get { _transactionAmount.value } set { _transactionAmount.value = newValue } }
    private var _transactionAmount: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension AuthenticationResponse {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantIdentifier: String, authenticationData: String, transactionAmount: String) {
        _merchantIdentifier = Kept(of: merchantIdentifier)
        _authenticationData = Kept(of: authenticationData)
        _transactionAmount = Kept(of: transactionAmount)
        unknownMembers = UnknownMembers()
    }
}

extension AuthenticationResponse: Record {
    package static var shapeIndex: Int { ShapeIndex.authenticationResponse }

    /// The places of the members.
    package enum Slot {
        package static var merchantIdentifier: Int { 0 }
        package static var authenticationData: Int { 1 }
        package static var transactionAmount: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> AuthenticationResponse {
        AuthenticationResponse(
            _merchantIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _authenticationData: Kept(try cursor.needed(cursor.text(1, document))),
            _transactionAmount: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(1, "authenticationData", _authenticationData.form)
        writer.put(2, "transactionAmount", _transactionAmount.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AuthenticationResponse> {
        reader.record(AuthenticationResponse.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AuthenticationResponse: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AuthenticationResponse: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantIdentifier": self.merchantIdentifier as Any,
                "authenticationData": self.authenticationData as Any,
                "transactionAmount": self.transactionAmount as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads AuthenticationResponse in a checked document.
package struct AuthenticationResponseView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantIdentifier, authenticationData, transactionAmount
    }

    package static var shapes: [Int] { [ShapeIndex.authenticationResponse] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.authenticationResponse }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var authenticationData: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var transactionAmount: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
