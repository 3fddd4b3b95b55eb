// Generated from Sources/PaySheetPasses/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An amount with its currency.
///
/// PassCurrencyAmount: <https://developer.apple.com/documentation/walletpasses/semantictagtype/currencyamount-data.dictionary>
public struct PassCurrencyAmount: PaymentObject {
    /// The amount, as text.
    public var amount: Amount? { get { _amount.value } set { _amount.value = newValue } }
    private var _amount = Boxed<Amount>()
    /// The ISO 4217 code of the currency.
    public var currencyCode: Currency?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PassCurrencyAmount {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension PassCurrencyAmount: Record {
    package static var shapeIndex: Int { PassesShape.passCurrencyAmount }
    package static var tables: ShapeTables { .passes }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .passes }

    /// The places of the members.
    package enum Slot {
        package static var amount: Int { 0 }
        package static var currencyCode: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PassCurrencyAmount {
        PassCurrencyAmount(
            _amount: cursor.boxed(0) { cursor in cursor.amount(0) },
            currencyCode: cursor.currency(1),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "amount", amount)
        writer.put(1, "currencyCode", currencyCode)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PassCurrencyAmount> {
        reader.record(PassCurrencyAmount.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PassCurrencyAmount: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PassCurrencyAmount: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "amount": self.amount as Any,
                "currencyCode": self.currencyCode as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PassCurrencyAmount in a checked document.
package struct PassCurrencyAmountView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case amount, currencyCode
    }

    package static var shapes: [Int] { [PassesShape.passCurrencyAmount] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .passes }

    package var shape: Int { PassesShape.passCurrencyAmount }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var amount: Amount? { cursor.amount(0) }
    package var currencyCode: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
