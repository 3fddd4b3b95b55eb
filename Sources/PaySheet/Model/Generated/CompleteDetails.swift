// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The details at the end of a payment in the W3C Payment Request API.
///
/// ApplePayPaymentCompleteDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails>
public struct CompleteDetails: PaymentObject {
    /// The order details for Wallet.
    public var orderDetails: OrderDetails? { get { _orderDetails.value } set { _orderDetails.value = newValue } }
    private var _orderDetails = Boxed<OrderDetails>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CompleteDetails {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension CompleteDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.completeDetails }

    /// The places of the members.
    package enum Slot {
        package static var orderDetails: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CompleteDetails {
        CompleteDetails(
            _orderDetails: cursor.boxedRecord(0, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "orderDetails", orderDetails)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CompleteDetails> {
        reader.record(CompleteDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CompleteDetails: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CompleteDetails: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "orderDetails": self.orderDetails as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayPaymentCompleteDetails in a checked document.
package struct CompleteDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case orderDetails
    }

    package static var shapes: [Int] { [ShapeIndex.completeDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.completeDetails }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var orderDetails: OrderDetailsView? { @_lifetime(copy self) get { cursor.view(0, shape: ShapeIndex.orderDetails) } }
}
