// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An amount with its currency.
///
/// WalletAmount: <https://developer.apple.com/documentation/walletorders/currencyamount>
public struct WalletAmount: PaymentObject {
    /// The amount, as text.
    public var amount: Amount
    /// The ISO 4217 code of the currency.
    public var currency: Currency
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletAmount {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(amount: Amount, currency: Currency) {
        self.amount = amount
        self.currency = currency
        unknownMembers = UnknownMembers()
    }
}

extension WalletAmount: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletAmount }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var amount: Int { 0 }
        package static var currency: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletAmount {
        WalletAmount(
            amount: try cursor.needed(cursor.amount(0)),
            currency: try cursor.needed(cursor.currency(1)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "amount", amount)
        writer.put(1, "currency", currency)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletAmount> {
        reader.record(WalletAmount.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletAmount: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletAmount: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "amount": self.amount as Any,
                "currency": self.currency as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletAmount in a checked document.
package struct WalletAmountView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case amount, currency
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletAmount] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletAmount }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var amount: Amount? { cursor.amount(0) }
    package var currency: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
