// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// The order that Wallet tracks, and where to fetch it.
///
/// ApplePayPaymentOrderDetails: <https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails>
public struct OrderDetails: PaymentObject {
    /// The order type, which must match the certificate that signs the order.
    public var orderTypeIdentifier: String { get { _orderTypeIdentifier.value } set { _orderTypeIdentifier.value = newValue } }
    private var _orderTypeIdentifier: Kept<String>
    /// The identifier of the order, unique within the order type.
    public var orderIdentifier: String { get { _orderIdentifier.value } set { _orderIdentifier.value = newValue } }
    private var _orderIdentifier: Kept<String>
    /// The base address of the web service for the order.
    public var webServiceURL: String { get { _webServiceURL.value } set { _webServiceURL.value = newValue } }
    private var _webServiceURL: Kept<String>
    /// The secret that authenticates Wallet at the web service.
    public var authenticationToken: String { get { _authenticationToken.value } set { _authenticationToken.value = newValue } }
    private var _authenticationToken: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension OrderDetails {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: String, authenticationToken: String) {
        _orderTypeIdentifier = Kept(of: orderTypeIdentifier)
        _orderIdentifier = Kept(of: orderIdentifier)
        _webServiceURL = Kept(of: webServiceURL)
        _authenticationToken = Kept(of: authenticationToken)
        unknownMembers = UnknownMembers()
    }
}

extension OrderDetails: Record {
    package static var shapeIndex: Int { ShapeIndex.orderDetails }

    /// The places of the members.
    package enum Slot {
        package static var orderTypeIdentifier: Int { 0 }
        package static var orderIdentifier: Int { 1 }
        package static var webServiceURL: Int { 2 }
        package static var authenticationToken: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> OrderDetails {
        OrderDetails(
            _orderTypeIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _orderIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _webServiceURL: Kept(try cursor.needed(cursor.text(2, document))),
            _authenticationToken: Kept(try cursor.needed(cursor.text(3, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "orderTypeIdentifier", _orderTypeIdentifier.form)
        writer.put(1, "orderIdentifier", _orderIdentifier.form)
        writer.put(2, "webServiceURL", _webServiceURL.form)
        writer.put(3, "authenticationToken", _authenticationToken.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<OrderDetails> {
        reader.record(OrderDetails.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
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
    /// What printing shows: the members, however they are stored.
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

/// Reads ApplePayPaymentOrderDetails in a checked document.
package struct OrderDetailsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case orderTypeIdentifier, orderIdentifier, webServiceURL, authenticationToken
    }

    package static var shapes: [Int] { [ShapeIndex.orderDetails] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.orderDetails }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var orderTypeIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var orderIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var webServiceURL: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var authenticationToken: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
