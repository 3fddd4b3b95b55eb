// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event that asks the page for a merchant session.
///
/// ApplePayValidateMerchantEvent: <https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent>
public struct ValidateMerchantEvent: PaymentObject {
    /// The address from which the server gets the session. A delegated request has another one.
    public var validationURL: String { get { _validationURL.value } set { _validationURL.value = newValue } }
    private var _validationURL: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ValidateMerchantEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(validationURL: String) {
        _validationURL = Kept(of: validationURL)
        unknownMembers = UnknownMembers()
    }
}

extension ValidateMerchantEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.validateMerchantEvent }

    /// The places of the members.
    package enum Slot {
        package static var validationURL: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ValidateMerchantEvent {
        ValidateMerchantEvent(
            _validationURL: Kept(try cursor.needed(cursor.text(0, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "validationURL", _validationURL.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ValidateMerchantEvent> {
        reader.record(ValidateMerchantEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ValidateMerchantEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ValidateMerchantEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "validationURL": self.validationURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayValidateMerchantEvent in a checked document.
package struct ValidateMerchantEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case validationURL
    }

    package static var shapes: [Int] { [ShapeIndex.validateMerchantEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.validateMerchantEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var validationURL: Text? { @_lifetime(copy self) get { cursor.text(0) } }
}
