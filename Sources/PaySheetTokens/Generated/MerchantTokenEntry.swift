// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// One entry in the history of a merchant token.
///
/// MerchantTokenEntry: <https://developer.apple.com/documentation/merchanttokennotificationservices>
public struct MerchantTokenEntry: PaymentObject {
    /// The moment.
    public var at: DateTimeText
    /// The action.
    public var action: MerchantTokenAction
    /// The identifier of the event, for the actions notified and fetched.
    public var eventId: String? { get { _eventId.value } set { _eventId.value = newValue } }
    private var _eventId = Kept<String?>(nil)
    /// The event that was fetched.
    public var event: MerchantTokenEvent? { get { _event.value } set { _event.value = newValue } }
    private var _event = Boxed<MerchantTokenEvent>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantTokenEntry {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(at: DateTimeText, action: MerchantTokenAction) {
        self.at = at
        self.action = action
        unknownMembers = UnknownMembers()
    }
}

extension MerchantTokenEntry: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantTokenEntry }

    /// The places of the members.
    package enum Slot {
        package static var at: Int { 0 }
        package static var action: Int { 1 }
        package static var eventId: Int { 2 }
        package static var event: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantTokenEntry {
        MerchantTokenEntry(
            at: try cursor.needed(cursor.timestamp(0, document)),
            action: try cursor.needed(cursor.word(1)),
            _eventId: Kept(cursor.text(2, document)),
            _event: cursor.boxedRecord(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "at", at)
        writer.put(1, "action", action)
        writer.put(2, "eventId", _eventId.form)
        writer.put(3, "event", event)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantTokenEntry> {
        reader.record(MerchantTokenEntry.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantTokenEntry: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantTokenEntry: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "at": self.at as Any,
                "action": self.action as Any,
                "eventId": self.eventId as Any,
                "event": self.event as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

