// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension OrderDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.orderDetails }

    /// The places of the members.
    package enum Slot {
        package static let orderTypeIdentifier = 0
        package static let orderIdentifier = 1
        package static let webServiceURL = 2
        package static let authenticationToken = 3
        package static let count = 4
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> OrderDetails {
        OrderDetails(
            keptOrderTypeIdentifier: try cursor.needed(cursor.text(0, document)),
            keptOrderIdentifier: try cursor.needed(cursor.text(1, document)),
            keptWebServiceURL: try cursor.needed(cursor.text(2, document)),
            keptAuthenticationToken: try cursor.needed(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "orderTypeIdentifier", keptOrderTypeIdentifier)
        writer.put(1, "orderIdentifier", keptOrderIdentifier)
        writer.put(2, "webServiceURL", keptWebServiceURL)
        writer.put(3, "authenticationToken", keptAuthenticationToken)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<OrderDetails> {
        reader.record(OrderDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension OrderDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension OrderDetails: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "orderTypeIdentifier": self.orderTypeIdentifier as Any,
                "orderIdentifier": self.orderIdentifier as Any,
                "webServiceURL": self.webServiceURL as Any,
                "authenticationToken": self.authenticationToken as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentOrderDetails in a checked document, without making values.
package struct OrderDetailsView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var orderTypeIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var orderIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var webServiceURL: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var authenticationToken: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
