// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension MerchantDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.merchantDetails }

    /// The places of the members.
    package enum Slot {
        package static let domainNames = 0
        package static let encryptTo = 1
        package static let partnerMerchantName = 2
        package static let partnerMerchantValidationURI = 3
        package static let partnerInternalMerchantIdentifier = 4
        package static let count = 5
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> MerchantDetails {
        MerchantDetails(
            domainNames: cursor.strings(0),
            keptEncryptTo: cursor.text(1, document),
            keptPartnerMerchantName: cursor.text(2, document),
            keptPartnerMerchantValidationURI: cursor.text(3, document),
            keptPartnerInternalMerchantIdentifier: cursor.text(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "domainNames", domainNames)
        writer.put(1, "encryptTo", keptEncryptTo)
        writer.put(2, "partnerMerchantName", keptPartnerMerchantName)
        writer.put(3, "partnerMerchantValidationURI", keptPartnerMerchantValidationURI)
        writer.put(4, "partnerInternalMerchantIdentifier", keptPartnerInternalMerchantIdentifier)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<MerchantDetails> {
        reader.record(MerchantDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension MerchantDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension MerchantDetails: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "domainNames": self.domainNames as Any,
                "encryptTo": self.encryptTo as Any,
                "partnerMerchantName": self.partnerMerchantName as Any,
                "partnerMerchantValidationURI": self.partnerMerchantValidationURI as Any,
                "partnerInternalMerchantIdentifier": self.partnerInternalMerchantIdentifier as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads MerchantDetails in a checked document, without making values.
package struct MerchantDetailsView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var domainNames: Elements? { @_lifetime(copy self) get { cursor.elements(0) } }
    package var encryptTo: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var partnerMerchantName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var partnerMerchantValidationURI: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var partnerInternalMerchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
