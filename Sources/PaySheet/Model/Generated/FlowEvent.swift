// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One change in the sheet together with the merchant's answer.
///
/// FlowEvent: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowEvent: PaymentObject {
    /// The choice of the shopper.
    public var selected: FlowSelection? { get { _selected.value } set { _selected.value = newValue } }
    private var _selected = Boxed<FlowSelection>()
    /// The dictionary of the answer.
    public var update: UpdateKind
    /// The answer.
    public var data: UpdatePayload
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension FlowEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(update: UpdateKind, data: UpdatePayload) {
        self.update = update
        self.data = data
        unknownMembers = UnknownMembers()
    }
}

extension FlowEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.flowEvent }

    /// The places of the members.
    package enum Slot {
        package static var selected: Int { 0 }
        package static var update: Int { 1 }
        package static var data: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> FlowEvent {
        FlowEvent(
            _selected: cursor.boxedRecord(0, document),
            update: try cursor.needed(cursor.word(1)),
            data: try cursor.needed(UpdatePayload(cursor, 2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "selected", selected)
        writer.put(1, "update", update)
        writer.put(2, "data", data)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<FlowEvent> {
        reader.record(FlowEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension FlowEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension FlowEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "selected": self.selected as Any,
                "update": self.update as Any,
                "data": self.data as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads FlowEvent in a checked document.
package struct FlowEventView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case selected, update, data
    }

    package static var shapes: [Int] { [ShapeIndex.flowEvent] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.flowEvent }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var selected: FlowSelectionView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.flowSelection) } }
    package var update: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var data: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
