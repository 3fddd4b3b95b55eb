// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A button below a pass.
///
/// PassAction: <https://developer.apple.com/documentation/walletpasses/pass>
public struct PassAction: PaymentObject {
    /// The identifier.
    public var identifier: String { get { _identifier.value } set { _identifier.value = newValue } }
    private var _identifier: Kept<String>
    /// What the button is for.
    public var type: PassActionType
    /// The address that it opens.
    public var url: String { get { _url.value } set { _url.value = newValue } }
    private var _url: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassAction {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(identifier: String, type: PassActionType, url: String) {
        _identifier = Kept(of: identifier)
        self.type = type
        _url = Kept(of: url)
        unknownMembers = UnknownMembers()
    }
}

extension PassAction: Record {
    package static var shapeIndex: Int { PassesShape.passAction }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var identifier: Int { 0 }
        package static var type: Int { 1 }
        package static var url: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassAction {
        PassAction(
            _identifier: Kept(try cursor.needed(cursor.text(0, document))),
            type: try cursor.needed(cursor.word(1)),
            _url: Kept(try cursor.needed(cursor.text(2, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "identifier", _identifier.form)
        writer.put(1, "type", type)
        writer.put(2, "url", _url.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassAction> {
        reader.record(PassAction.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassAction: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassAction: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "identifier": self.identifier as Any,
                "type": self.type as Any,
                "url": self.url as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassAction in a checked document.
package struct PassActionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case identifier, type, url
    }

    package static var shapes: [Int] { [PassesShape.passAction] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passAction }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var identifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var url: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
