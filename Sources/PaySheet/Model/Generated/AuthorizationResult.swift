// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The result of a payment.
///
/// ApplePayPaymentAuthorizationResult: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult>
public struct AuthorizationResult: PaymentObject {
    /// The status: 0 for success, 1 for failure. Versions 1 and 2 also have 2 to 7.
    public var status: UInt16
    /// The errors, the most important first. Default: `[]`.
    public var errors: [PaymentError]?
    /// The order details for Wallet. Apple Pay version 14.
    public var orderDetails: OrderDetails? { get { _orderDetails.value } set { _orderDetails.value = newValue } }
    private var _orderDetails = Boxed<OrderDetails>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension AuthorizationResult {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(status: UInt16) {
        self.status = status
        unknownMembers = UnknownMembers()
    }
}

extension AuthorizationResult: Record {
    package static var shapeIndex: Int { ShapeIndex.authorizationResult }

    /// The places of the members.
    package enum Slot {
        package static var status: Int { 0 }
        package static var errors: Int { 1 }
        package static var orderDetails: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> AuthorizationResult {
        AuthorizationResult(
            status: try cursor.needed(cursor.unsignedShort(0)),
            errors: cursor.records(1, document),
            _orderDetails: cursor.boxedRecord(2, document),
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
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
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
    /// What printing shows: the members, however they are stored.
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

/// Reads ApplePayPaymentAuthorizationResult in a checked document.
package struct AuthorizationResultView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case status, errors, orderDetails
    }

    package static var shapes: [Int] { [ShapeIndex.authorizationResult] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.authorizationResult }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var status: UInt16? { cursor.unsignedShort(0) }
    package var errors: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(1, shape: ShapeIndex.paymentError) } }
    package var orderDetails: OrderDetailsView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.orderDetails) } }
}
