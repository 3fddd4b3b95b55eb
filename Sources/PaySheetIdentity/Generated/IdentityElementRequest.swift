// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// One element of the document, and how long the server keeps it.
///
/// IdentityElementRequest: <https://developer.apple.com/documentation/passkit/pkidentityelement>
public struct IdentityElementRequest: PaymentObject {
    /// The element.
    public var element: IdentityElement
    /// The age of the question whether the person has reached it.
    public var atLeast: Int64?
    /// Whether the server stores it.
    public var intent: IdentityIntent
    /// For how many days at most.
    public var days: Int64?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IdentityElementRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(element: IdentityElement, intent: IdentityIntent) {
        self.element = element
        self.intent = intent
        unknownMembers = UnknownMembers()
    }
}

extension IdentityElementRequest: Record {
    package static var shapeIndex: Int { IdentityShape.identityElementRequest }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var element: Int { 0 }
        package static var atLeast: Int { 1 }
        package static var intent: Int { 2 }
        package static var days: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IdentityElementRequest {
        IdentityElementRequest(
            element: try cursor.needed(cursor.word(0)),
            atLeast: cursor.integer(1),
            intent: try cursor.needed(cursor.word(2)),
            days: cursor.integer(3),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "element", element)
        writer.put(1, "atLeast", atLeast)
        writer.put(2, "intent", intent)
        writer.put(3, "days", days)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IdentityElementRequest> {
        reader.record(IdentityElementRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IdentityElementRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IdentityElementRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "element": self.element as Any,
                "atLeast": self.atLeast as Any,
                "intent": self.intent as Any,
                "days": self.days as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IdentityElementRequest in a checked document.
package struct IdentityElementRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case element, atLeast, intent, days
    }

    package static var shapes: [Int] { [IdentityShape.identityElementRequest] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.identityElementRequest }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var element: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var atLeast: Int64? { cursor.integer(1) }
    package var intent: WordView? { @_lifetime(copy self) get { cursor.wordView(2) } }
    package var days: Int64? { cursor.integer(3) }
}
