// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The reason why a session ended.
///
/// ApplePaySessionError: <https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl>
public struct SessionError: PaymentObject {
    /// A code for the kind of failure.
    public var code: String? { get { _code.value } set { _code.value = newValue } }
    private var _code = Kept<String?>(nil)
    /// Additional information. Default: `{}`.
    public var info: RawJSON?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension SessionError {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension SessionError: Record {
    package static var shapeIndex: Int { ShapeIndex.sessionError }

    /// The places of the members.
    package enum Slot {
        package static var code: Int { 0 }
        package static var info: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> SessionError {
        SessionError(
            _code: Kept(cursor.text(0, document)),
            info: cursor.raw(1),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "code", _code.form)
        writer.put(1, "info", info)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<SessionError> {
        reader.record(SessionError.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension SessionError: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension SessionError: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "code": self.code as Any,
                "info": self.info as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePaySessionError in a checked document.
package struct SessionErrorView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case code, info
    }

    package static var shapes: [Int] { [ShapeIndex.sessionError] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.sessionError }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var code: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var info: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
