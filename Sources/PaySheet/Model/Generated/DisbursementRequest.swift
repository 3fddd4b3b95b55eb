// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The required information about the recipient of a transfer.
///
/// ApplePayDisbursementRequest: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl>
public struct DisbursementRequest: PaymentObject {
    /// The fields that the recipient must provide.
    public var requiredRecipientContactFields: [ContactField]? {
        get { _requiredRecipientContactFields.value }
        set { _requiredRecipientContactFields.value = newValue }
    }
    private var _requiredRecipientContactFields = Kept<[ContactField]?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DisbursementRequest {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension DisbursementRequest: Record {
    package static var shapeIndex: Int { ShapeIndex.disbursementRequest }

    /// The places of the members.
    package enum Slot {
        package static var requiredRecipientContactFields: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DisbursementRequest {
        DisbursementRequest(
            _requiredRecipientContactFields: Kept(cursor.vocabulary(0)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "requiredRecipientContactFields", _requiredRecipientContactFields.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DisbursementRequest> {
        reader.record(DisbursementRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DisbursementRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DisbursementRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "requiredRecipientContactFields": self.requiredRecipientContactFields as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayDisbursementRequest in a checked document.
package struct DisbursementRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case requiredRecipientContactFields
    }

    package static var shapes: [Int] { [ShapeIndex.disbursementRequest] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.disbursementRequest }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var requiredRecipientContactFields: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
}
