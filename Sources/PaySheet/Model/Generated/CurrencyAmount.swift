// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// An amount together with its currency.
///
/// PaymentCurrencyAmount: <https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary>
public struct CurrencyAmount: PaymentObject {
    /// The currency.
    public var currency: Currency
    /// The number.
    public var value: Amount
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension CurrencyAmount {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(currency: Currency, value: Amount) {
        self.currency = currency
        self.value = value
        unknownMembers = UnknownMembers()
    }
}

extension CurrencyAmount: Record {
    package static var shapeIndex: Int { ShapeIndex.currencyAmount }

    /// The places of the members.
    package enum Slot {
        package static var currency: Int { 0 }
        package static var value: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> CurrencyAmount {
        CurrencyAmount(
            currency: try cursor.needed(cursor.currency(0)),
            value: try cursor.needed(cursor.amount(1)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "currency", currency)
        writer.put(1, "value", value)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<CurrencyAmount> {
        reader.record(CurrencyAmount.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension CurrencyAmount: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension CurrencyAmount: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "currency": self.currency as Any,
                "value": self.value as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PaymentCurrencyAmount in a checked document.
package struct CurrencyAmountView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case currency, value
    }

    package static var shapes: [Int] { [ShapeIndex.currencyAmount] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.currencyAmount }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var currency: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var value: Amount? { cursor.amount(1) }
}
