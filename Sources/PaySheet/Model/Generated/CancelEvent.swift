// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The event for a sheet that was closed without an accepted payment.
///
/// ApplePayCancelEvent: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl>
public struct CancelEvent: PaymentObject {
    /// The reason for closing the sheet. In WebKit, not in Apple's reference (WebKit).
    public var sessionError: SessionError? { get { _sessionError.value } set { _sessionError.value = newValue } }
    private var _sessionError = Boxed<SessionError>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CancelEvent {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension CancelEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.cancelEvent }

    /// The places of the members.
    package enum Slot {
        package static var sessionError: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CancelEvent {
        CancelEvent(
            _sessionError: cursor.boxedRecord(0, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "sessionError", sessionError)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CancelEvent> {
        reader.record(CancelEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CancelEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CancelEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "sessionError": self.sessionError as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayCancelEvent in a checked document.
package struct CancelEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case sessionError
    }

    package static var shapes: [Int] { [ShapeIndex.cancelEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.cancelEvent }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var sessionError: SessionErrorView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.sessionError) } }
}
