// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The body that a merchant's server posts to Apple to get a session. The endpoint is paymentSession, or delegatedSession for a delegated request.
///
/// PaymentSessionRequest: <https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session>
public struct PaymentSessionRequest: PaymentObject {
    /// The merchant's Apple identifier, or the platform's own key for the merchant.
    public var merchantIdentifier: String { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier: Kept<String>
    /// The name of the shop, with at most 64 characters.
    public var displayName: String { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName: Kept<String>
    /// The place of the payment.
    public var initiative: Initiative
    /// The domain, gateway address or team that the initiative needs.
    public var initiativeContext: String { get { _initiativeContext.value } set { _initiativeContext.value = newValue } }
    private var _initiativeContext: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PaymentSessionRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantIdentifier: String, displayName: String, initiative: Initiative, initiativeContext: String) {
        _merchantIdentifier = Kept(of: merchantIdentifier)
        _displayName = Kept(of: displayName)
        self.initiative = initiative
        _initiativeContext = Kept(of: initiativeContext)
        unknownMembers = UnknownMembers()
    }
}

extension PaymentSessionRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentSessionRequest }

    /// The places of the members.
    package enum Slot {
        package static var merchantIdentifier: Int { 0 }
        package static var displayName: Int { 1 }
        package static var initiative: Int { 2 }
        package static var initiativeContext: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentSessionRequest {
        PaymentSessionRequest(
            _merchantIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _displayName: Kept(try cursor.needed(cursor.text(1, document))),
            initiative: try cursor.needed(cursor.word(2)),
            _initiativeContext: Kept(try cursor.needed(cursor.text(3, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(1, "displayName", _displayName.form)
        writer.put(2, "initiative", initiative)
        writer.put(3, "initiativeContext", _initiativeContext.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentSessionRequest> {
        reader.record(PaymentSessionRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentSessionRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentSessionRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantIdentifier": self.merchantIdentifier as Any,
                "displayName": self.displayName as Any,
                "initiative": self.initiative as Any,
                "initiativeContext": self.initiativeContext as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentSessionRequest in a checked document.
package struct PaymentSessionRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantIdentifier, displayName, initiative, initiativeContext
    }

    package static var shapes: [Int] { [ShapeIndex.paymentSessionRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.paymentSessionRequest }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var initiative: WordView? { @_lifetime(copy self) get { cursor.wordView(2) } }
    package var initiativeContext: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
