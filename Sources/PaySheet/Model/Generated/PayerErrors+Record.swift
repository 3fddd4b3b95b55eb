// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PayerErrors: Record {
    package static var shapeIndex: Int { ShapeIndex.payerErrors }

    /// The places of the members.
    package enum Slot {
        package static let email = 0
        package static let name = 1
        package static let phone = 2
        package static let count = 3
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PayerErrors {
        PayerErrors(
            keptEmail: cursor.text(0, document),
            keptName: cursor.text(1, document),
            keptPhone: cursor.text(2, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "email", keptEmail)
        writer.put(1, "name", keptName)
        writer.put(2, "phone", keptPhone)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PayerErrors> {
        reader.record(PayerErrors.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PayerErrors: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PayerErrors: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "email": self.email as Any,
                "name": self.name as Any,
                "phone": self.phone as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PayerErrors in a checked document, without making values.
package struct PayerErrorsView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var email: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var name: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var phone: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
