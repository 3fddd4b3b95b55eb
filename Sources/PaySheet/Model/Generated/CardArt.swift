// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// A picture of a card.
///
/// CardArt: <https://developer.apple.com/documentation/merchanttokennotificationservices/cardart>
public struct CardArt: PaymentObject {
    /// The name of the picture.
    public var name: String { get { _name.value } set { _name.value = newValue } }
    private var _name: Kept<String>
    /// The type of picture.
    public var type: String { get { _type.value } set { _type.value = newValue } }
    private var _type: Kept<String>
    /// The address of the picture.
    public var url: String { get { _url.value } set { _url.value = newValue } }
    private var _url: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CardArt {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(name: String, type: String, url: String) {
        _name = Kept(of: name)
        _type = Kept(of: type)
        _url = Kept(of: url)
        unknownMembers = UnknownMembers()
    }
}

extension CardArt: Record {
    package static var shapeIndex: Int { ShapeIndex.cardArt }

    /// The places of the members.
    package enum Slot {
        package static var name: Int { 0 }
        package static var type: Int { 1 }
        package static var url: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CardArt {
        CardArt(
            _name: Kept(try cursor.needed(cursor.text(0, document))),
            _type: Kept(try cursor.needed(cursor.text(1, document))),
            _url: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "name", _name.form)
        writer.put(1, "type", _type.form)
        writer.put(2, "url", _url.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CardArt> {
        reader.record(CardArt.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CardArt: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CardArt: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "name": self.name as Any,
                "type": self.type as Any,
                "url": self.url as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads CardArt in a checked document.
package struct CardArtView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case name, type, url
    }

    package static var shapes: [Int] { [ShapeIndex.cardArt] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.cardArt }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var name: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var type: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var url: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
