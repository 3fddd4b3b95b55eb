// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// The notification about a change of a merchant token.
///
/// MerchantTokenEventResponse: <https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse>
public struct MerchantTokenEvent: PaymentObject {
    /// The change.
    public var eventType: String { get { _eventType.value } set { _eventType.value = newValue } }
    private var _eventType: Kept<String>
    /// The identifier of the merchant token.
    public var merchantTokenIdentifier: String { get { _merchantTokenIdentifier.value } set { _merchantTokenIdentifier.value = newValue } }
    private var _merchantTokenIdentifier: Kept<String>
    /// The cause of the change, and its reason.
    public var reason: String { get { _reason.value } set { _reason.value = newValue } }
    private var _reason: Kept<String>
    /// The card after the change.
    public var merchantTokenMetadata: MerchantTokenMetadata? {
        get { _merchantTokenMetadata.value }
        set { _merchantTokenMetadata.value = newValue }
    }
    private var _merchantTokenMetadata = Boxed<MerchantTokenMetadata>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantTokenEvent {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(eventType: String, merchantTokenIdentifier: String, reason: String) {
        _eventType = Kept(of: eventType)
        _merchantTokenIdentifier = Kept(of: merchantTokenIdentifier)
        _reason = Kept(of: reason)
        unknownMembers = UnknownMembers()
    }
}

extension MerchantTokenEvent: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantTokenEvent }

    /// The places of the members.
    package enum Slot {
        package static var eventType: Int { 0 }
        package static var merchantTokenIdentifier: Int { 1 }
        package static var reason: Int { 2 }
        package static var merchantTokenMetadata: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantTokenEvent {
        MerchantTokenEvent(
            _eventType: Kept(try cursor.needed(cursor.text(0, document))),
            _merchantTokenIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _reason: Kept(try cursor.needed(cursor.text(2, document))),
            _merchantTokenMetadata: cursor.boxedRecord(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "eventType", _eventType.form)
        writer.put(1, "merchantTokenIdentifier", _merchantTokenIdentifier.form)
        writer.put(2, "reason", _reason.form)
        writer.put(3, "merchantTokenMetadata", merchantTokenMetadata)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantTokenEvent> {
        reader.record(MerchantTokenEvent.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantTokenEvent: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantTokenEvent: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "eventType": self.eventType as Any,
                "merchantTokenIdentifier": self.merchantTokenIdentifier as Any,
                "reason": self.reason as Any,
                "merchantTokenMetadata": self.merchantTokenMetadata as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

