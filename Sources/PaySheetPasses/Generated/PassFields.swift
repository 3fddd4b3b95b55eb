// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The fields of one style.
///
/// PassFields: <https://developer.apple.com/documentation/walletpasses/passfields>
public struct PassFields: PaymentObject {
    /// Fields at the top, also visible in the stack of passes.
    public var headerFields: [PassField]?
    /// The most important fields.
    public var primaryFields: [PassField]?
    /// Fields below the primary ones.
    public var secondaryFields: [PassField]?
    /// More fields on the front.
    public var auxiliaryFields: [PassField]?
    /// Fields on the back.
    public var backFields: [PassField]?
    /// Fields below a poster. From iOS 18.0 on.
    public var additionalInfoFields: [PassField]?
    /// Fields at the bottom of a poster. From iOS 27.0 on.
    public var footerFields: [PassField]?
    /// The kind of transport, which a boarding pass needs.
    public var transitType: PassTransitType?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassFields {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassFields: Record {
    package static var shapeIndex: Int { PassesShape.passFields }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var headerFields: Int { 0 }
        package static var primaryFields: Int { 1 }
        package static var secondaryFields: Int { 2 }
        package static var auxiliaryFields: Int { 3 }
        package static var backFields: Int { 4 }
        package static var additionalInfoFields: Int { 5 }
        package static var footerFields: Int { 6 }
        package static var transitType: Int { 7 }
        package static var count: Int { 8 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassFields {
        PassFields(
            headerFields: cursor.records(0, document),
            primaryFields: cursor.records(1, document),
            secondaryFields: cursor.records(2, document),
            auxiliaryFields: cursor.records(3, document),
            backFields: cursor.records(4, document),
            additionalInfoFields: cursor.records(5, document),
            footerFields: cursor.records(6, document),
            transitType: cursor.word(7),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "headerFields", headerFields)
        writer.put(1, "primaryFields", primaryFields)
        writer.put(2, "secondaryFields", secondaryFields)
        writer.put(3, "auxiliaryFields", auxiliaryFields)
        writer.put(4, "backFields", backFields)
        writer.put(5, "additionalInfoFields", additionalInfoFields)
        writer.put(6, "footerFields", footerFields)
        writer.put(7, "transitType", transitType)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassFields> {
        reader.record(PassFields.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassFields: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassFields: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "headerFields": self.headerFields as Any,
                "primaryFields": self.primaryFields as Any,
                "secondaryFields": self.secondaryFields as Any,
                "auxiliaryFields": self.auxiliaryFields as Any,
                "backFields": self.backFields as Any,
                "additionalInfoFields": self.additionalInfoFields as Any,
                "footerFields": self.footerFields as Any,
                "transitType": self.transitType as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassFields in a checked document.
package struct PassFieldsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case headerFields, primaryFields, secondaryFields, auxiliaryFields, backFields, additionalInfoFields, footerFields, transitType
    }

    package static var shapes: [Int] { [PassesShape.passFields] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passFields }
    package var memberCount: Int { 8 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var headerFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(0, shape: PassesShape.passField) } }
    package var primaryFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(1, shape: PassesShape.passField) } }
    package var secondaryFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(2, shape: PassesShape.passField) } }
    package var auxiliaryFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(3, shape: PassesShape.passField) } }
    package var backFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(4, shape: PassesShape.passField) } }
    package var additionalInfoFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(5, shape: PassesShape.passField) } }
    package var footerFields: Records<PassFieldView>? { @_lifetime(copy self) get { cursor.list(6, shape: PassesShape.passField) } }
    package var transitType: WordView? { @_lifetime(copy self) get { cursor.wordView(7) } }
}
