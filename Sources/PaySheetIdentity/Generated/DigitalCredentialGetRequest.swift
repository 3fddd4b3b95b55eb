// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A request for a digital credential in one protocol.
///
/// DigitalCredentialGetRequest: <https://www.w3.org/TR/digital-credentials/>
public struct DigitalCredentialGetRequest: PaymentObject {
    /// The protocol.
    public var `protocol`: DigitalCredentialProtocol
    /// What the protocol says.
    public var data: DigitalCredentialData
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension DigitalCredentialGetRequest {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(protocol: DigitalCredentialProtocol, data: DigitalCredentialData) {
        self.protocol = `protocol`
        self.data = data
        unknownMembers = UnknownMembers()
    }
}

extension DigitalCredentialGetRequest: Record {
    package static var shapeIndex: Int { IdentityShape.digitalCredentialGetRequest }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var `protocol`: Int { 0 }
        package static var data: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> DigitalCredentialGetRequest {
        DigitalCredentialGetRequest(
            protocol: try cursor.needed(cursor.word(0)),
            data: try cursor.neededRecord(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "protocol", `protocol`)
        writer.put(1, "data", data)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DigitalCredentialGetRequest> {
        reader.record(DigitalCredentialGetRequest.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DigitalCredentialGetRequest: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DigitalCredentialGetRequest: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "protocol": self.`protocol` as Any,
                "data": self.data as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DigitalCredentialGetRequest in a checked document.
package struct DigitalCredentialGetRequestView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case `protocol`, data
    }

    package static var shapes: [Int] { [IdentityShape.digitalCredentialGetRequest] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.digitalCredentialGetRequest }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var `protocol`: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var data: DigitalCredentialDataView? { @_lifetime(copy self) get { cursor.view(1, shape: IdentityShape.digitalCredentialData) } }
}
