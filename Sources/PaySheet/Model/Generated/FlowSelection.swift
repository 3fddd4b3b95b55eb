// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// What the shopper chose or entered.
///
/// FlowSelection: <https://developer.apple.com/documentation/applepayontheweb/applepaysession>
public struct FlowSelection: PaymentObject {
    /// The identifier of the chosen shipping method or option.
    public var shippingMethod: String? { get { _shippingMethod.value } set { _shippingMethod.value = newValue } }
    private var _shippingMethod = Kept<String?>(nil)
    /// The chosen shipping contact.
    public var shippingContact: PaymentContact? { get { _shippingContact.value } set { _shippingContact.value = newValue } }
    private var _shippingContact = Boxed<PaymentContact>()
    /// The chosen card.
    public var paymentMethod: PaymentMethod? { get { _paymentMethod.value } set { _paymentMethod.value = newValue } }
    private var _paymentMethod = Boxed<PaymentMethod>()
    /// The entered coupon code.
    public var couponCode: String? { get { _couponCode.value } set { _couponCode.value = newValue } }
    private var _couponCode = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension FlowSelection {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension FlowSelection: Record {
    package static var shapeIndex: Int { ShapeIndex.flowSelection }

    /// The places of the members.
    package enum Slot {
        package static var shippingMethod: Int { 0 }
        package static var shippingContact: Int { 1 }
        package static var paymentMethod: Int { 2 }
        package static var couponCode: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> FlowSelection {
        FlowSelection(
            _shippingMethod: Kept(cursor.text(0, document)),
            _shippingContact: cursor.boxedRecord(1, document),
            _paymentMethod: cursor.boxedRecord(2, document),
            _couponCode: Kept(cursor.text(3, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "shippingMethod", _shippingMethod.form)
        writer.put(1, "shippingContact", shippingContact)
        writer.put(2, "paymentMethod", paymentMethod)
        writer.put(3, "couponCode", _couponCode.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<FlowSelection> {
        reader.record(FlowSelection.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension FlowSelection: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension FlowSelection: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "shippingMethod": self.shippingMethod as Any,
                "shippingContact": self.shippingContact as Any,
                "paymentMethod": self.paymentMethod as Any,
                "couponCode": self.couponCode as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads FlowSelection in a checked document.
package struct FlowSelectionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case shippingMethod, shippingContact, paymentMethod, couponCode
    }

    package static var shapes: [Int] { [ShapeIndex.flowSelection] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.flowSelection }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var shippingMethod: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var shippingContact: PaymentContactView? { @_lifetime(copy self) get { cursor.view(1, shape: ShapeIndex.paymentContact) } }
    package var paymentMethod: PaymentMethodView? { @_lifetime(copy self) get { cursor.view(2, shape: ShapeIndex.paymentMethod) } }
    package var couponCode: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
