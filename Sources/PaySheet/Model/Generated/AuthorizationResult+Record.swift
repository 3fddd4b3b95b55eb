// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension AuthorizationResult: Record {
    package static var shapeIndex: Int { ShapeIndex.authorizationResult }

    /// The places of the members.
    package enum Slot {
        package static let status = 0
        package static let errors = 1
        package static let orderDetails = 2
        package static let count = 3
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> AuthorizationResult {
        AuthorizationResult(
            status: try cursor.needed(cursor.unsignedShort(0)),
            errors: cursor.records(1, document),
            orderDetails: cursor.boxedRecord(2, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "status", status)
        writer.put(1, "errors", errors)
        writer.put(2, "orderDetails", orderDetails)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<AuthorizationResult> {
        reader.record(AuthorizationResult.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension AuthorizationResult: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension AuthorizationResult: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "status": self.status as Any,
                "errors": self.errors as Any,
                "orderDetails": self.orderDetails as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentAuthorizationResult in a checked document, without making values.
package struct AuthorizationResultView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var status: UInt16? { cursor.unsignedShort(0) }
    package var errors: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(1) } }
    package var orderDetails: OrderDetailsView? { @_lifetime(copy self) get { cursor.view(2) } }
}
