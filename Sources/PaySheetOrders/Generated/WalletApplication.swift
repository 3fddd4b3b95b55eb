// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An app for an order.
///
/// WalletApplication: <https://developer.apple.com/documentation/walletorders/application>
public struct WalletApplication: PaymentObject {
    /// The number of the app in the App Store.
    public var storeIdentifier: Int64
    /// The identifier of a custom product page.
    public var customProductPageIdentifier: String? {
        get { _customProductPageIdentifier.value }
        set { _customProductPageIdentifier.value = newValue }
    }
    private var _customProductPageIdentifier = Kept<String?>(nil)
    /// The address that the app gets when it starts.
    public var launchURL: String? { get { _launchURL.value } set { _launchURL.value = newValue } }
    private var _launchURL = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletApplication {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(storeIdentifier: Int64) {
        self.storeIdentifier = storeIdentifier
        unknownMembers = UnknownMembers()
    }
}

extension WalletApplication: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletApplication }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var storeIdentifier: Int { 0 }
        package static var customProductPageIdentifier: Int { 1 }
        package static var launchURL: Int { 2 }
        package static var count: Int { 3 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletApplication {
        WalletApplication(
            storeIdentifier: try cursor.needed(cursor.integer(0)),
            _customProductPageIdentifier: Kept(cursor.text(1, document)),
            _launchURL: Kept(cursor.text(2, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "storeIdentifier", storeIdentifier)
        writer.put(1, "customProductPageIdentifier", _customProductPageIdentifier.form)
        writer.put(2, "launchURL", _launchURL.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletApplication> {
        reader.record(WalletApplication.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletApplication: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletApplication: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "storeIdentifier": self.storeIdentifier as Any,
                "customProductPageIdentifier": self.customProductPageIdentifier as Any,
                "launchURL": self.launchURL as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletApplication in a checked document.
package struct WalletApplicationView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case storeIdentifier, customProductPageIdentifier, launchURL
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletApplication] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletApplication }
    package var memberCount: Int { 3 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var storeIdentifier: Int64? { cursor.integer(0) }
    package var customProductPageIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var launchURL: Text? { @_lifetime(copy self) get { cursor.text(2) } }
}
