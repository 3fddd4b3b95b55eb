// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// How a customer can return items.
///
/// WalletReturnInfo: <https://developer.apple.com/documentation/walletorders/returninfo>
public struct WalletReturnInfo: PaymentObject {
    /// The page with the policy of returns.
    public var returnPolicyURL: String { get { _returnPolicyURL.value } set { _returnPolicyURL.value = newValue } }
    private var _returnPolicyURL: Kept<String>
    /// Until when items can be returned.
    public var returnDeadline: DateTimeText? { get { _returnDeadline.value } set { _returnDeadline.value = newValue } }
    private var _returnDeadline = Boxed<DateTimeText>()
    /// Whether Wallet counts the days until the deadline. Default: `false`.
    public var displayCountdown: Bool?
    /// The page on which the customer starts a return.
    public var returnManagementURL: String? { get { _returnManagementURL.value } set { _returnManagementURL.value = newValue } }
    private var _returnManagementURL = Kept<String?>(nil)
    /// The policy in words.
    public var returnPolicyDescription: String? {
        get { _returnPolicyDescription.value }
        set { _returnPolicyDescription.value = newValue }
    }
    private var _returnPolicyDescription = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletReturnInfo {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(returnPolicyURL: String) {
        _returnPolicyURL = Kept(of: returnPolicyURL)
        unknownMembers = UnknownMembers()
    }
}

extension WalletReturnInfo: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletReturnInfo }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var returnPolicyURL: Int { 0 }
        package static var returnDeadline: Int { 1 }
        package static var displayCountdown: Int { 2 }
        package static var returnManagementURL: Int { 3 }
        package static var returnPolicyDescription: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletReturnInfo {
        WalletReturnInfo(
            _returnPolicyURL: Kept(try cursor.needed(cursor.text(0, document))),
            _returnDeadline: cursor.boxed(1) { cursor in cursor.timestamp(1, document) },
            displayCountdown: cursor.boolean(2),
            _returnManagementURL: Kept(cursor.text(3, document)),
            _returnPolicyDescription: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "returnPolicyURL", _returnPolicyURL.form)
        writer.put(1, "returnDeadline", returnDeadline)
        writer.put(2, "displayCountdown", displayCountdown)
        writer.put(3, "returnManagementURL", _returnManagementURL.form)
        writer.put(4, "returnPolicyDescription", _returnPolicyDescription.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletReturnInfo> {
        reader.record(WalletReturnInfo.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletReturnInfo: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletReturnInfo: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "returnPolicyURL": self.returnPolicyURL as Any,
                "returnDeadline": self.returnDeadline as Any,
                "displayCountdown": self.displayCountdown as Any,
                "returnManagementURL": self.returnManagementURL as Any,
                "returnPolicyDescription": self.returnPolicyDescription as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletReturnInfo in a checked document.
package struct WalletReturnInfoView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case returnPolicyURL, returnDeadline, displayCountdown, returnManagementURL, returnPolicyDescription
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletReturnInfo] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletReturnInfo }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var returnPolicyURL: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var returnDeadline: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var displayCountdown: Bool? { cursor.boolean(2) }
    package var returnManagementURL: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var returnPolicyDescription: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
