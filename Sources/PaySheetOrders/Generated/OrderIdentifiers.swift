// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The orders that changed since the last answer.
///
/// OrderIdentifiers: <https://developer.apple.com/documentation/walletorders/orderidentifiers>
public struct OrderIdentifiers: PaymentObject {
    /// The identifiers of the orders.
    public var orderIdentifiers: [String]?
    /// A tag that the device sends with its next request.
    public var lastModified: String? { get { _lastModified.value } set { _lastModified.value = newValue } }
    private var _lastModified = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension OrderIdentifiers {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension OrderIdentifiers: Record {
    package static var shapeIndex: Int { WalletOrdersShape.orderIdentifiers }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var orderIdentifiers: Int { 0 }
        package static var lastModified: Int { 1 }
        package static var count: Int { 2 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> OrderIdentifiers {
        OrderIdentifiers(
            orderIdentifiers: cursor.strings(0),
            _lastModified: Kept(cursor.text(1, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "orderIdentifiers", orderIdentifiers)
        writer.put(1, "lastModified", _lastModified.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<OrderIdentifiers> {
        reader.record(OrderIdentifiers.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension OrderIdentifiers: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension OrderIdentifiers: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "orderIdentifiers": self.orderIdentifiers as Any,
                "lastModified": self.lastModified as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads OrderIdentifiers in a checked document.
package struct OrderIdentifiersView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case orderIdentifiers, lastModified
    }

    package static var shapes: [Int] { [WalletOrdersShape.orderIdentifiers] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.orderIdentifiers }
    package var memberCount: Int { 2 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var orderIdentifiers: WordList? { @_lifetime(copy self) get { cursor.words(0) } }
    package var lastModified: Text? { @_lifetime(copy self) get { cursor.text(1) } }
}
