// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate-paysheet-sources`.

extension PaymentDetailsUpdate: Record {
    package static var shapeIndex: Int { ShapeIndex.paymentDetailsUpdate }

    /// The places of the members.
    package enum Slot {
        package static let total = 0
        package static let displayItems = 1
        package static let shippingOptions = 2
        package static let modifiers = 3
        package static let error = 4
        package static let shippingAddressErrors = 5
        package static let payerErrors = 6
        package static let paymentMethodErrors = 7
        package static let count = 8
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: borrowing Cursor, _ document: [UInt8]) throws(Unmade) -> PaymentDetailsUpdate {
        PaymentDetailsUpdate(
            total: cursor.boxedRecord(0, document),
            displayItems: cursor.records(1, document),
            shippingOptions: cursor.records(2, document),
            modifiers: cursor.records(3, document),
            keptError: cursor.text(4, document),
            shippingAddressErrors: cursor.boxedRecord(5, document),
            payerErrors: cursor.boxedRecord(6, document),
            paymentMethodErrors: cursor.records(7, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "total", total)
        writer.put(1, "displayItems", displayItems)
        writer.put(2, "shippingOptions", shippingOptions)
        writer.put(3, "modifiers", modifiers)
        writer.put(4, "error", keptError)
        writer.put(5, "shippingAddressErrors", shippingAddressErrors)
        writer.put(6, "payerErrors", payerErrors)
        writer.put(7, "paymentMethodErrors", paymentMethodErrors)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PaymentDetailsUpdate> {
        reader.record(PaymentDetailsUpdate.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(by policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, by: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PaymentDetailsUpdate: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PaymentDetailsUpdate: CustomReflectable {
    /// What printing shows: the members, however they are kept.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "total": self.total as Any,
                "displayItems": self.displayItems as Any,
                "shippingOptions": self.shippingOptions as Any,
                "modifiers": self.modifiers as Any,
                "error": self.error as Any,
                "shippingAddressErrors": self.shippingAddressErrors as Any,
                "payerErrors": self.payerErrors as Any,
                "paymentMethodErrors": self.paymentMethodErrors as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentDetailsUpdate in a checked document, without making values.
package struct PaymentDetailsUpdateView: View, ~Escapable {
    package let cursor: Cursor

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor) { self.cursor = cursor }

    package var total: PaymentItemView? { @_lifetime(copy self) get { cursor.view(0) } }
    package var displayItems: Records<PaymentItemView>? { @_lifetime(copy self) get { cursor.list(1) } }
    package var shippingOptions: Records<ShippingOptionView>? { @_lifetime(copy self) get { cursor.list(2) } }
    package var modifiers: Records<DetailsModifierView>? { @_lifetime(copy self) get { cursor.list(3) } }
    package var error: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var shippingAddressErrors: AddressErrorsView? { @_lifetime(copy self) get { cursor.view(5) } }
    package var payerErrors: PayerErrorsView? { @_lifetime(copy self) get { cursor.view(6) } }
    package var paymentMethodErrors: Records<PaymentErrorView>? { @_lifetime(copy self) get { cursor.list(7) } }
}
