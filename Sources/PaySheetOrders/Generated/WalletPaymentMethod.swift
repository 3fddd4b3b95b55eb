// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A payment method.
///
/// WalletPaymentMethod: <https://developer.apple.com/documentation/walletorders/paymentmethod>
public struct WalletPaymentMethod: PaymentObject {
    /// The name, such as the network and the last digits.
    public var displayName: String { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletPaymentMethod {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(displayName: String) {
        _displayName = Kept(of: displayName)
        unknownMembers = UnknownMembers()
    }
}

extension WalletPaymentMethod: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletPaymentMethod }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var displayName: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletPaymentMethod {
        WalletPaymentMethod(
            _displayName: Kept(try cursor.needed(cursor.text(0, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "displayName", _displayName.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletPaymentMethod> {
        reader.record(WalletPaymentMethod.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletPaymentMethod: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletPaymentMethod: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "displayName": self.displayName as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletPaymentMethod in a checked document.
package struct WalletPaymentMethodView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayName
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletPaymentMethod] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletPaymentMethod }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
}
