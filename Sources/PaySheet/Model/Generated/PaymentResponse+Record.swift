// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PaymentResponse: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentResponse }

    /// The places of the members.
    package enum Slot {
        package static let requestId = 0
        package static let methodName = 1
        package static let details = 2
        package static let shippingAddress = 3
        package static let shippingOption = 4
        package static let payerName = 5
        package static let payerEmail = 6
        package static let payerPhone = 7
        package static let count = 8
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentResponse {
        PaymentResponse(
            keptRequestId: try cursor.needed(cursor.text(0, document)),
            keptMethodName: try cursor.needed(cursor.text(1, document)),
            details: try cursor.neededRecord(2, document),
            shippingAddress: cursor.raw(3),
            keptShippingOption: cursor.text(4, document),
            keptPayerName: cursor.text(5, document),
            keptPayerEmail: cursor.text(6, document),
            keptPayerPhone: cursor.text(7, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "requestId", keptRequestId)
        writer.put(1, "methodName", keptMethodName)
        writer.put(2, "details", details)
        writer.put(3, "shippingAddress", shippingAddress)
        writer.put(4, "shippingOption", keptShippingOption)
        writer.put(5, "payerName", keptPayerName)
        writer.put(6, "payerEmail", keptPayerEmail)
        writer.put(7, "payerPhone", keptPayerPhone)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentResponse> {
        reader.record(PaymentResponse.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentResponse: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentResponse: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "requestId": self.requestId as Any,
                "methodName": self.methodName as Any,
                "details": self.details as Any,
                "shippingAddress": self.shippingAddress as Any,
                "shippingOption": self.shippingOption as Any,
                "payerName": self.payerName as Any,
                "payerEmail": self.payerEmail as Any,
                "payerPhone": self.payerPhone as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentResponse in a checked document, without making values.
package struct PaymentResponseView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var requestId: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var methodName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var details: PaymentView? { @_lifetime(copy self) get { cursor.view(2) } }
    package var shippingAddress: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var shippingOption: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var payerName: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var payerEmail: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var payerPhone: Text? { @_lifetime(copy self) get { cursor.text(7) } }
}
