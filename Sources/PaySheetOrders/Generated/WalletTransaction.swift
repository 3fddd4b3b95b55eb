// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A transaction of a payment.
///
/// WalletTransaction: <https://developer.apple.com/documentation/walletorders/paymenttransaction>
public struct WalletTransaction: PaymentObject {
    /// The amount.
    public var amount: WalletAmount
    /// When it was made.
    public var createdAt: DateTimeText
    /// The payment method.
    public var paymentMethod: WalletPaymentMethod
    /// The status of the transaction.
    public var status: WalletTransactionStatus
    /// Whether money was paid or returned.
    public var transactionType: WalletTransactionType
    /// The identifier of the Apple Pay transaction.
    public var applePayTransactionIdentifier: String? {
        get { _applePayTransactionIdentifier.value }
        set { _applePayTransactionIdentifier.value = newValue }
    }
    private var _applePayTransactionIdentifier = Kept<String?>(nil)
    /// The name of a file with the receipt in the package.
    public var receipt: String? { get { _receipt.value } set { _receipt.value = newValue } }
    private var _receipt = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletTransaction {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(amount: WalletAmount, createdAt: DateTimeText, paymentMethod: WalletPaymentMethod, status: WalletTransactionStatus, transactionType: WalletTransactionType) {
        self.amount = amount
        self.createdAt = createdAt
        self.paymentMethod = paymentMethod
        self.status = status
        self.transactionType = transactionType
        unknownMembers = UnknownMembers()
    }
}

extension WalletTransaction: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletTransaction }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var amount: Int { 0 }
        package static var createdAt: Int { 1 }
        package static var paymentMethod: Int { 2 }
        package static var status: Int { 3 }
        package static var transactionType: Int { 4 }
        package static var applePayTransactionIdentifier: Int { 5 }
        package static var receipt: Int { 6 }
        package static var count: Int { 7 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletTransaction {
        WalletTransaction(
            amount: try cursor.neededRecord(0, document),
            createdAt: try cursor.needed(cursor.timestamp(1, document)),
            paymentMethod: try cursor.neededRecord(2, document),
            status: try cursor.needed(cursor.word(3)),
            transactionType: try cursor.needed(cursor.word(4)),
            _applePayTransactionIdentifier: Kept(cursor.text(5, document)),
            _receipt: Kept(cursor.text(6, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "amount", amount)
        writer.put(1, "createdAt", createdAt)
        writer.put(2, "paymentMethod", paymentMethod)
        writer.put(3, "status", status)
        writer.put(4, "transactionType", transactionType)
        writer.put(5, "applePayTransactionIdentifier", _applePayTransactionIdentifier.form)
        writer.put(6, "receipt", _receipt.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletTransaction> {
        reader.record(WalletTransaction.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletTransaction: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletTransaction: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "amount": self.amount as Any,
                "createdAt": self.createdAt as Any,
                "paymentMethod": self.paymentMethod as Any,
                "status": self.status as Any,
                "transactionType": self.transactionType as Any,
                "applePayTransactionIdentifier": self.applePayTransactionIdentifier as Any,
                "receipt": self.receipt as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletTransaction in a checked document.
package struct WalletTransactionView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case amount, createdAt, paymentMethod, status, transactionType, applePayTransactionIdentifier, receipt
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletTransaction] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletTransaction }
    package var memberCount: Int { 7 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var amount: WalletAmountView? { @_lifetime(copy self) get { cursor.view(0, shape: WalletOrdersShape.walletAmount) } }
    package var createdAt: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var paymentMethod: WalletPaymentMethodView? { @_lifetime(copy self) get { cursor.view(2, shape: WalletOrdersShape.walletPaymentMethod) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var transactionType: WordView? { @_lifetime(copy self) get { cursor.wordView(4) } }
    package var applePayTransactionIdentifier: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var receipt: Text? { @_lifetime(copy self) get { cursor.text(6) } }
}
