// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension DecryptedPaymentDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.decryptedPaymentDetails }

    /// The places of the members.
    package enum Slot {
        package static let onlinePaymentCryptogram = 0
        package static let eciIndicator = 1
        package static let emvData = 2
        package static let encryptedPINData = 3
        package static let count = 4
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> DecryptedPaymentDetails {
        DecryptedPaymentDetails(
            keptOnlinePaymentCryptogram: cursor.text(0, document),
            keptEciIndicator: cursor.text(1, document),
            keptEmvData: cursor.text(2, document),
            keptEncryptedPINData: cursor.text(3, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "onlinePaymentCryptogram", keptOnlinePaymentCryptogram)
        writer.put(1, "eciIndicator", keptEciIndicator)
        writer.put(2, "emvData", keptEmvData)
        writer.put(3, "encryptedPINData", keptEncryptedPINData)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<DecryptedPaymentDetails> {
        reader.record(DecryptedPaymentDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension DecryptedPaymentDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension DecryptedPaymentDetails: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "onlinePaymentCryptogram": self.onlinePaymentCryptogram as Any,
                "eciIndicator": self.eciIndicator as Any,
                "emvData": self.emvData as Any,
                "encryptedPINData": self.encryptedPINData as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads DecryptedPaymentDetails in a checked document, without making values.
package struct DecryptedPaymentDetailsView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var onlinePaymentCryptogram: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var eciIndicator: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var emvData: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var encryptedPINData: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
