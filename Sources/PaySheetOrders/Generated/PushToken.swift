// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// What a device sends to the web service to get updates.
///
/// PushToken: <https://developer.apple.com/documentation/walletorders/pushtoken>
public struct PushToken: PaymentObject {
    /// The token for notifications to the device.
    public var pushToken: String { get { _pushToken.value } set { _pushToken.value = newValue } }
    private var _pushToken: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PushToken {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(pushToken: String) {
        _pushToken = Kept(of: pushToken)
        unknownMembers = UnknownMembers()
    }
}

extension PushToken: Record {
    package static var shapeIndex: Int { WalletOrdersShape.pushToken }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var pushToken: Int { 0 }
        package static var count: Int { 1 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PushToken {
        PushToken(
            _pushToken: Kept(try cursor.needed(cursor.text(0, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "pushToken", _pushToken.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PushToken> {
        reader.record(PushToken.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PushToken: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PushToken: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "pushToken": self.pushToken as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PushToken in a checked document.
package struct PushTokenView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case pushToken
    }

    package static var shapes: [Int] { [WalletOrdersShape.pushToken] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.pushToken }
    package var memberCount: Int { 1 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var pushToken: Text? { @_lifetime(copy self) get { cursor.text(0) } }
}
