// Generated from Sources/PaySheetIdentity/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The argument of `navigator.credentials.get` for a digital credential.
///
/// CredentialRequestOptions: <https://www.w3.org/TR/digital-credentials/>
public struct CredentialRequestOptions: PaymentObject {
    /// Whether the browser asks the person.
    public var mediation: String? { get { _mediation.value } set { _mediation.value = newValue } }
    private var _mediation = Kept<String?>(nil)
    /// The requests.
    public var digital: DigitalCredentialRequestOptions
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CredentialRequestOptions {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(digital: DigitalCredentialRequestOptions) {
        self.digital = digital
        unknownMembers = UnknownMembers()
    }
}

extension CredentialRequestOptions: Record {
    package static var shapeIndex: Int { IdentityShape.credentialRequestOptions }
    package static var tables: ShapeTables { .identity }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .identity }

    /// The places of the members.
    package enum Slot {
        package static var mediation: Int { 0 }
        package static var digital: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CredentialRequestOptions {
        CredentialRequestOptions(
            _mediation: Kept(cursor.text(0, document)),
            digital: try cursor.neededRecord(1, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "mediation", _mediation.form)
        writer.put(1, "digital", digital)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CredentialRequestOptions> {
        reader.record(CredentialRequestOptions.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CredentialRequestOptions: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CredentialRequestOptions: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "mediation": self.mediation as Any,
                "digital": self.digital as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads CredentialRequestOptions in a checked document.
package struct CredentialRequestOptionsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case mediation, digital
    }

    package static var shapes: [Int] { [IdentityShape.credentialRequestOptions] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .identity }

    package var shape: Int { IdentityShape.credentialRequestOptions }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var mediation: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var digital: DigitalCredentialRequestOptionsView? { @_lifetime(copy self) get { cursor.view(1, shape: IdentityShape.digitalCredentialRequestOptions) } }
}
