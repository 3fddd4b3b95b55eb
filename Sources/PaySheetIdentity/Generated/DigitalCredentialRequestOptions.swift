// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The requests for a digital credential, of which a browser takes one that it knows.
///
/// DigitalCredentialRequestOptions: <https://www.w3.org/TR/digital-credentials/>
public struct DigitalCredentialRequestOptions: PaymentObject {
    /// The requests.
    public var requests: [DigitalCredentialGetRequest]
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DigitalCredentialRequestOptions {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(requests: [DigitalCredentialGetRequest]) {
        self.requests = requests
        unknownMembers = UnknownMembers()
    }
}

extension DigitalCredentialRequestOptions: Record {
    package static var shapeIndex: Int { IdentityShape.digitalCredentialRequestOptions }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var requests: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DigitalCredentialRequestOptions {
        DigitalCredentialRequestOptions(
            requests: try cursor.needed(cursor.records(0, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "requests", requests)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DigitalCredentialRequestOptions> {
        reader.record(DigitalCredentialRequestOptions.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DigitalCredentialRequestOptions: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DigitalCredentialRequestOptions: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "requests": self.requests as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DigitalCredentialRequestOptions in a checked document.
package struct DigitalCredentialRequestOptionsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case requests
    }

    package static var shapes: [Int] { [IdentityShape.digitalCredentialRequestOptions] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.digitalCredentialRequestOptions }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var requests: Records<DigitalCredentialGetRequestView>? { @_lifetime(copy self) get { cursor.list(0, shape: IdentityShape.digitalCredentialGetRequest) } }
}
