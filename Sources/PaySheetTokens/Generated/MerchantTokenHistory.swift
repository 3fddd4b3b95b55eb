// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

public import PaySheet

/// The history of one merchant token. A ledger has one on each line.
///
/// MerchantTokenHistory: <https://developer.apple.com/documentation/merchanttokennotificationservices>
public struct MerchantTokenHistory: PaymentObject {
    /// The identifier of the merchant token.
    public var merchantTokenIdentifier: String { get { _merchantTokenIdentifier.value } set { _merchantTokenIdentifier.value = newValue } }
    private var _merchantTokenIdentifier: Kept<String>
    /// The entries, in any order.
    public var entries: [MerchantTokenEntry]
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantTokenHistory {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantTokenIdentifier: String, entries: [MerchantTokenEntry]) {
        _merchantTokenIdentifier = Kept(of: merchantTokenIdentifier)
        self.entries = entries
        unknownMembers = UnknownMembers()
    }
}

extension MerchantTokenHistory: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantTokenHistory }

    /// The places of the members.
    package enum Slot {
        package static var merchantTokenIdentifier: Int { 0 }
        package static var entries: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantTokenHistory {
        MerchantTokenHistory(
            _merchantTokenIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            entries: try cursor.needed(cursor.records(1, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantTokenIdentifier", _merchantTokenIdentifier.form)
        writer.put(1, "entries", entries)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantTokenHistory> {
        reader.record(MerchantTokenHistory.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantTokenHistory: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantTokenHistory: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantTokenIdentifier": self.merchantTokenIdentifier as Any,
                "entries": self.entries as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

