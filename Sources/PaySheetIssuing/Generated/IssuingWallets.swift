// Generated from Sources/PaySheetIssuing/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The wallets that can have a card.
///
/// IssuingWallets: <https://docs.stripe.com/api/issuing/cards/object>
public struct IssuingWallets: PaymentObject {
    /// Apple Pay.
    public var apple_pay: IssuingWallet? { get { _apple_pay.value } set { _apple_pay.value = newValue } }
    private var _apple_pay = Boxed<IssuingWallet>()
    /// Google Pay.
    public var google_pay: IssuingWallet? { get { _google_pay.value } set { _google_pay.value = newValue } }
    private var _google_pay = Boxed<IssuingWallet>()
    /// The identifier of the account; empty until the card is in a wallet.
    public var primary_account_identifier: String? {
        get { _primary_account_identifier.value }
        set { _primary_account_identifier.value = newValue }
    }
    private var _primary_account_identifier = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension IssuingWallets {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension IssuingWallets: Record {
    package static var shapeIndex: Int { IssuingShape.issuingWallets }
    package static var tables: ShapeTables { .issuing }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .issuing }

    /// The places of the members.
    package enum Slot {
        package static var apple_pay: Int { 0 }
        package static var google_pay: Int { 1 }
        package static var primary_account_identifier: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> IssuingWallets {
        IssuingWallets(
            _apple_pay: cursor.boxedRecord(0, document),
            _google_pay: cursor.boxedRecord(1, document),
            _primary_account_identifier: Kept(cursor.text(2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "apple_pay", apple_pay)
        writer.put(1, "google_pay", google_pay)
        writer.put(2, "primary_account_identifier", _primary_account_identifier.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<IssuingWallets> {
        reader.record(IssuingWallets.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension IssuingWallets: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension IssuingWallets: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "apple_pay": self.apple_pay as Any,
                "google_pay": self.google_pay as Any,
                "primary_account_identifier": self.primary_account_identifier as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads IssuingWallets in a checked document.
package struct IssuingWalletsView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case apple_pay, google_pay, primary_account_identifier
    }

    package static var shapes: [Int] { [IssuingShape.issuingWallets] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .issuing }

    package var shape: Int { IssuingShape.issuingWallets }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var apple_pay: IssuingWalletView? { @_lifetime(copy self) get { cursor.view(0, shape: IssuingShape.issuingWallet) } }
    package var google_pay: IssuingWalletView? { @_lifetime(copy self) get { cursor.view(1, shape: IssuingShape.issuingWallet) } }
    package var primary_account_identifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
