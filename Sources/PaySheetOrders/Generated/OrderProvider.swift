// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A third party that supplies the data of an order.
///
/// OrderProvider: <https://developer.apple.com/documentation/walletorders/orderprovider>
public struct OrderProvider: PaymentObject {
    /// The name that Wallet shows.
    public var displayName: String { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName: Kept<String>
    /// The website.
    public var url: String { get { _url.value } set { _url.value = newValue } }
    private var _url: Kept<String>
    /// The name of a logo in the package for a light background.
    public var trackingLogoNameLightColorScheme: String {
        get { _trackingLogoNameLightColorScheme.value }
        set { _trackingLogoNameLightColorScheme.value = newValue }
    }
    private var _trackingLogoNameLightColorScheme: Kept<String>
    /// The name of a logo in the package for a dark background.
    public var trackingLogoNameDarkColorScheme: String {
        get { _trackingLogoNameDarkColorScheme.value }
        set { _trackingLogoNameDarkColorScheme.value = newValue }
    }
    private var _trackingLogoNameDarkColorScheme: Kept<String>
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension OrderProvider {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(displayName: String, url: String, trackingLogoNameLightColorScheme: String, trackingLogoNameDarkColorScheme: String) {
        _displayName = Kept(of: displayName)
        _url = Kept(of: url)
        _trackingLogoNameLightColorScheme = Kept(of: trackingLogoNameLightColorScheme)
        _trackingLogoNameDarkColorScheme = Kept(of: trackingLogoNameDarkColorScheme)
        unknownMembers = UnknownMembers()
    }
}

extension OrderProvider: Record {
    package static var shapeIndex: Int { WalletOrdersShape.orderProvider }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var displayName: Int { 0 }
        package static var url: Int { 1 }
        package static var trackingLogoNameLightColorScheme: Int { 2 }
        package static var trackingLogoNameDarkColorScheme: Int { 3 }
        package static var count: Int { 4 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> OrderProvider {
        OrderProvider(
            _displayName: Kept(try cursor.needed(cursor.text(0, document))),
            _url: Kept(try cursor.needed(cursor.text(1, document))),
            _trackingLogoNameLightColorScheme: Kept(try cursor.needed(cursor.text(2, document))),
            _trackingLogoNameDarkColorScheme: Kept(try cursor.needed(cursor.text(3, document))),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "displayName", _displayName.form)
        writer.put(1, "url", _url.form)
        writer.put(2, "trackingLogoNameLightColorScheme", _trackingLogoNameLightColorScheme.form)
        writer.put(3, "trackingLogoNameDarkColorScheme", _trackingLogoNameDarkColorScheme.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<OrderProvider> {
        reader.record(OrderProvider.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension OrderProvider: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension OrderProvider: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "displayName": self.displayName as Any,
                "url": self.url as Any,
                "trackingLogoNameLightColorScheme": self.trackingLogoNameLightColorScheme as Any,
                "trackingLogoNameDarkColorScheme": self.trackingLogoNameDarkColorScheme as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads OrderProvider in a checked document.
package struct OrderProviderView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case displayName, url, trackingLogoNameLightColorScheme, trackingLogoNameDarkColorScheme
    }

    package static var shapes: [Int] { [WalletOrdersShape.orderProvider] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.orderProvider }
    package var memberCount: Int { 4 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var url: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var trackingLogoNameLightColorScheme: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var trackingLogoNameDarkColorScheme: Text? { @_lifetime(copy self) get { cursor.text(3) } }
}
