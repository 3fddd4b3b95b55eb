// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The values of the two entitlements for identity documents.
///
/// IdentityEntitlement: <https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.in-app-identity-presentment>
public struct IdentityEntitlement: PaymentObject {
    /// The merchant identifiers for identity documents.
    public var merchantIdentifiers: [String]?
    /// The kinds of document.
    public var documentTypes: [String]?
    /// The elements.
    public var elements: [String]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IdentityEntitlement {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension IdentityEntitlement: Record {
    package static var shapeIndex: Int { IdentityShape.identityEntitlement }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var merchantIdentifiers: Int { 0 }
        package static var documentTypes: Int { 1 }
        package static var elements: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IdentityEntitlement {
        IdentityEntitlement(
            merchantIdentifiers: cursor.strings(0),
            documentTypes: cursor.strings(1),
            elements: cursor.strings(2),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantIdentifiers", merchantIdentifiers)
        writer.put(1, "documentTypes", documentTypes)
        writer.put(2, "elements", elements)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IdentityEntitlement> {
        reader.record(IdentityEntitlement.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IdentityEntitlement: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IdentityEntitlement: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantIdentifiers": self.merchantIdentifiers as Any,
                "documentTypes": self.documentTypes as Any,
                "elements": self.elements as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IdentityEntitlement in a checked document.
package struct IdentityEntitlementView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantIdentifiers, documentTypes, elements
    }

    package static var shapes: [Int] { [IdentityShape.identityEntitlement] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.identityEntitlement }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantIdentifiers: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var documentTypes: WordList? { @_lifetime(copy self) get { cursor.words(1) } }
    package var elements: WordList? { @_lifetime(copy self) get { cursor.words(2) } }
}
