// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One merchant of a marketplace.
///
/// MerchantEntry: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext>
public struct MerchantEntry: PaymentObject {
    /// The shop's own permanent key for the merchant.
    public var externalIdentifier: String { get { _externalIdentifier.value } set { _externalIdentifier.value = newValue } }
    private var _externalIdentifier: Kept<String>
    /// The merchant's name for the shopper.
    public var merchantName: String { get { _merchantName.value } set { _merchantName.value = newValue } }
    private var _merchantName: Kept<String>
    /// The Apple identifier of the merchant, or of the shop that makes the request.
    public var merchantIdentifier: String { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier: Kept<String>
    /// The merchant's top-level domain.
    public var merchantDomain: String? { get { _merchantDomain.value } set { _merchantDomain.value = newValue } }
    private var _merchantDomain = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension MerchantEntry {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(externalIdentifier: String, merchantName: String, merchantIdentifier: String) {
        _externalIdentifier = Kept(of: externalIdentifier)
        _merchantName = Kept(of: merchantName)
        _merchantIdentifier = Kept(of: merchantIdentifier)
        unknownMembers = UnknownMembers()
    }
}

extension MerchantEntry: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantEntry }

    /// The places of the members.
    package enum Slot {
        package static var externalIdentifier: Int { 0 }
        package static var merchantName: Int { 1 }
        package static var merchantIdentifier: Int { 2 }
        package static var merchantDomain: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantEntry {
        MerchantEntry(
            _externalIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _merchantName: Kept(try cursor.needed(cursor.text(1, document))),
            _merchantIdentifier: Kept(try cursor.needed(cursor.text(2, document))),
            _merchantDomain: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "externalIdentifier", _externalIdentifier.form)
        writer.put(1, "merchantName", _merchantName.form)
        writer.put(2, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(3, "merchantDomain", _merchantDomain.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantEntry> {
        reader.record(MerchantEntry.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantEntry: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantEntry: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "externalIdentifier": self.externalIdentifier as Any,
                "merchantName": self.merchantName as Any,
                "merchantIdentifier": self.merchantIdentifier as Any,
                "merchantDomain": self.merchantDomain as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads MerchantEntry in a checked document.
package struct MerchantEntryView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case externalIdentifier, merchantName, merchantIdentifier, merchantDomain
    }

    package static var shapes: [Int] { [ShapeIndex.merchantEntry] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.merchantEntry }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var externalIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var merchantName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var merchantDomain: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
