// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The name of a person.
///
/// PassPersonName: <https://developer.apple.com/documentation/walletpasses/semantictagtype/personnamecomponents-data.dictionary>
public struct PassPersonName: PaymentObject {
    /// The given name.
    public var givenName: String? { get { _givenName.value } set { _givenName.value = newValue } }
    private var _givenName = Kept<String?>(nil)
    /// The family name.
    public var familyName: String? { get { _familyName.value } set { _familyName.value = newValue } }
    private var _familyName = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassPersonName {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassPersonName: Record {
    package static var shapeIndex: Int { PassesShape.passPersonName }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var givenName: Int { 0 }
        package static var familyName: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassPersonName {
        PassPersonName(
            _givenName: Kept(cursor.text(0, document)),
            _familyName: Kept(cursor.text(1, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "givenName", _givenName.form)
        writer.put(1, "familyName", _familyName.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassPersonName> {
        reader.record(PassPersonName.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassPersonName: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassPersonName: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "givenName": self.givenName as Any,
                "familyName": self.familyName as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassPersonName in a checked document.
package struct PassPersonNameView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case givenName, familyName
    }

    package static var shapes: [Int] { [PassesShape.passPersonName] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passPersonName }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var givenName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var familyName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
