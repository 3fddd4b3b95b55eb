// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension ShippingMethod: Record {
    package static var shapeIndex: Int { ShapeIndex.shippingMethod }

    /// The places of the members.
    package enum Slot {
        package static let label = 0
        package static let detail = 1
        package static let amount = 2
        package static let identifier = 3
        package static let dateComponentsRange = 4
        package static let count = 5
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingMethod {
        ShippingMethod(
            keptLabel: try cursor.needed(cursor.text(0, document)),
            keptDetail: try cursor.needed(cursor.text(1, document)),
            amount: try cursor.needed(cursor.amount(2)),
            keptIdentifier: try cursor.needed(cursor.text(3, document)),
            dateComponentsRange: cursor.boxedRecord(4, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "label", keptLabel)
        writer.put(1, "detail", keptDetail)
        writer.put(2, "amount", amount)
        writer.put(3, "identifier", keptIdentifier)
        writer.put(4, "dateComponentsRange", dateComponentsRange)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingMethod> {
        reader.record(ShippingMethod.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingMethod: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingMethod: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "label": self.label as Any,
                "detail": self.detail as Any,
                "amount": self.amount as Any,
                "identifier": self.identifier as Any,
                "dateComponentsRange": self.dateComponentsRange as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayShippingMethod in a checked document, without making values.
package struct ShippingMethodView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var label: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var detail: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var amount: Amount? { cursor.amount(2) }
    package var identifier: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var dateComponentsRange: ShippingDateRangeView? { @_lifetime(copy self) get { cursor.view(4) } }
}
