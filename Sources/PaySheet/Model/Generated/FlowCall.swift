// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One call of the page, one event of the sheet, or one act of the shopper.
///
/// FlowCall: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowCall: PaymentObject {
    /// The method, the event, or the act in words.
    public var call: String { get { _call.value } set { _call.value = newValue } }
    private var _call: Kept<String>
    /// The acting party.
    public var by: FlowParty
    /// The milliseconds since the start of the record.
    public var at: UInt32?
    /// The state of the session at that moment.
    public var state: SessionState?
    /// The exception with its text.
    public var threw: String? { get { _threw.value } set { _threw.value = newValue } }
    private var _threw = Kept<String?>(nil)
    /// The number of arguments.
    public var arguments: UInt32?
    /// Whether the page had a listener for the event.
    public var hasListener: Bool?
    /// Whether the page was handling a click or a key.
    public var isGesture: Bool?
    /// Whether the page came by https.
    public var isSecure: Bool?
    /// The member of the event that the page read.
    public var reads: String? { get { _reads.value } set { _reads.value = newValue } }
    private var _reads = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension FlowCall {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(call: String, by: FlowParty) {
        _call = Kept(of: call)
        self.by = by
        unknownMembers = UnknownMembers()
    }
}

extension FlowCall: Record {
    package static var shapeIndex: Int { ShapeIndex.flowCall }

    /// The places of the members.
    package enum Slot {
        package static var call: Int { 0 }
        package static var by: Int { 1 }
        package static var at: Int { 2 }
        package static var state: Int { 3 }
        package static var threw: Int { 4 }
        package static var arguments: Int { 5 }
        package static var hasListener: Int { 6 }
        package static var isGesture: Int { 7 }
        package static var isSecure: Int { 8 }
        package static var reads: Int { 9 }
        package static var count: Int { 10 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> FlowCall {
        FlowCall(
            _call: Kept(try cursor.needed(cursor.text(0, document))),
            by: try cursor.needed(cursor.word(1)),
            at: cursor.unsignedLong(2),
            state: cursor.word(3),
            _threw: Kept(cursor.text(4, document)),
            arguments: cursor.unsignedLong(5),
            hasListener: cursor.boolean(6),
            isGesture: cursor.boolean(7),
            isSecure: cursor.boolean(8),
            _reads: Kept(cursor.text(9, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "call", _call.form)
        writer.put(1, "by", by)
        writer.put(2, "at", at)
        writer.put(3, "state", state)
        writer.put(4, "threw", _threw.form)
        writer.put(5, "arguments", arguments)
        writer.put(6, "hasListener", hasListener)
        writer.put(7, "isGesture", isGesture)
        writer.put(8, "isSecure", isSecure)
        writer.put(9, "reads", _reads.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<FlowCall> {
        reader.record(FlowCall.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension FlowCall: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension FlowCall: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "call": self.call as Any,
                "by": self.by as Any,
                "at": self.at as Any,
                "state": self.state as Any,
                "threw": self.threw as Any,
                "arguments": self.arguments as Any,
                "hasListener": self.hasListener as Any,
                "isGesture": self.isGesture as Any,
                "isSecure": self.isSecure as Any,
                "reads": self.reads as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads FlowCall in a checked document.
package struct FlowCallView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case call, by, at, state, threw, arguments, hasListener, isGesture, isSecure, reads
    }

    package static var shapes: [Int] { [ShapeIndex.flowCall] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.flowCall }
    package var memberCount: Int { 10 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var call: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var by: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var at: UInt32? { cursor.unsignedLong(2) }
    package var state: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var threw: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var arguments: UInt32? { cursor.unsignedLong(5) }
    package var hasListener: Bool? { cursor.boolean(6) }
    package var isGesture: Bool? { cursor.boolean(7) }
    package var isSecure: Bool? { cursor.boolean(8) }
    package var reads: Text? { @_lifetime(copy self) get { cursor.text(9) } }
}
