// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The payment for an order.
///
/// WalletPayment: <https://developer.apple.com/documentation/walletorders/payment>
public struct WalletPayment: PaymentObject {
    /// The total.
    public var total: WalletAmount
    /// The parts of the total.
    public var summaryItems: [WalletSummaryItem]?
    /// The transactions. From iOS 17.0, macOS 14.0 on.
    public var transactions: [WalletTransaction]?
    /// The status of the payment, which iOS 16 needs. Deprecated: use `transactions` from iOS 17 on.
    public var status: WalletPaymentStatus?
    /// The names of the payment methods. Deprecated: use `transactions` from iOS 17 on.
    public var paymentMethods: [String]?
    /// The identifiers of further Apple Pay transactions. Deprecated: use `transactions` from iOS 17 on.
    public var applePayTransactionIdentifiers: [String]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletPayment {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(total: WalletAmount) {
        self.total = total
        unknownMembers = UnknownMembers()
    }
}

extension WalletPayment: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletPayment }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var total: Int { 0 }
        package static var summaryItems: Int { 1 }
        package static var transactions: Int { 2 }
        package static var status: Int { 3 }
        package static var paymentMethods: Int { 4 }
        package static var applePayTransactionIdentifiers: Int { 5 }
        package static var count: Int { 6 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletPayment {
        WalletPayment(
            total: try cursor.neededRecord(0, document),
            summaryItems: cursor.records(1, document),
            transactions: cursor.records(2, document),
            status: cursor.word(3),
            paymentMethods: cursor.strings(4),
            applePayTransactionIdentifiers: cursor.strings(5),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "total", total)
        writer.put(1, "summaryItems", summaryItems)
        writer.put(2, "transactions", transactions)
        writer.put(3, "status", status)
        writer.put(4, "paymentMethods", paymentMethods)
        writer.put(5, "applePayTransactionIdentifiers", applePayTransactionIdentifiers)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletPayment> {
        reader.record(WalletPayment.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletPayment: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletPayment: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "total": self.total as Any,
                "summaryItems": self.summaryItems as Any,
                "transactions": self.transactions as Any,
                "status": self.status as Any,
                "paymentMethods": self.paymentMethods as Any,
                "applePayTransactionIdentifiers": self.applePayTransactionIdentifiers as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletPayment in a checked document.
package struct WalletPaymentView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case total, summaryItems, transactions, status, paymentMethods, applePayTransactionIdentifiers
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletPayment] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletPayment }
    package var memberCount: Int { 6 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var total: WalletAmountView? { @_lifetime(copy self) get { cursor.view(0, shape: WalletOrdersShape.walletAmount) } }
    package var summaryItems: Records<WalletSummaryItemView>? { @_lifetime(copy self) get { cursor.list(1, shape: WalletOrdersShape.walletSummaryItem) } }
    package var transactions: Records<WalletTransactionView>? { @_lifetime(copy self) get { cursor.list(2, shape: WalletOrdersShape.walletTransaction) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var paymentMethods: WordList? { @_lifetime(copy self) get { cursor.words(4) } }
    package var applePayTransactionIdentifiers: WordList? { @_lifetime(copy self) get { cursor.words(5) } }
}
