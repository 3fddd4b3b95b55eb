// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The merchants that a marketplace charges for.
///
/// Merchants: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct MerchantDirectory: PaymentObject {
    /// The merchants.
    public var merchants: [MerchantEntry]
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantDirectory {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchants: [MerchantEntry]) {
        self.merchants = merchants
        unknownMembers = UnknownMembers()
    }
}

extension MerchantDirectory: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantDirectory }

    /// The places of the members.
    package enum Slot {
        package static var merchants: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantDirectory {
        MerchantDirectory(
            merchants: try cursor.needed(cursor.records(0, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchants", merchants)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantDirectory> {
        reader.record(MerchantDirectory.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantDirectory: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantDirectory: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchants": self.merchants as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads Merchants in a checked document.
package struct MerchantDirectoryView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchants
    }

    package static var shapes: [Int] { [ShapeIndex.merchantDirectory] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantDirectory }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchants: Records<MerchantEntryView>? { @_lifetime(copy self) get { cursor.list(0, shape: ShapeIndex.merchantEntry) } }
}
