// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The merchant of an order.
///
/// WalletMerchant: <https://developer.apple.com/documentation/walletorders/merchant>
public struct WalletMerchant: PaymentObject {
    /// The merchant identifier, of the same developer account as the signing certificate.
    public var merchantIdentifier: String { get { _merchantIdentifier.value } set { _merchantIdentifier.value = newValue } }
    private var _merchantIdentifier: Kept<String>
    /// The name that Wallet shows.
    public var displayName: String { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName: Kept<String>
    /// The website.
    public var url: String { get { _url.value } set { _url.value = newValue } }
    private var _url: Kept<String>
    /// The name of an image in the package.
    public var logo: String? { get { _logo.value } set { _logo.value = newValue } }
    private var _logo = Kept<String?>(nil)
    /// The postal address for customers.
    public var address: WalletAddress? { get { _address.value } set { _address.value = newValue } }
    private var _address = Boxed<WalletAddress>()
    /// The address of a chat in Messages for Business.
    public var businessChatURL: String? { get { _businessChatURL.value } set { _businessChatURL.value = newValue } }
    private var _businessChatURL = Kept<String?>(nil)
    /// The page with ways to contact the merchant.
    public var contactURL: String? { get { _contactURL.value } set { _contactURL.value = newValue } }
    private var _contactURL = Kept<String?>(nil)
    /// The email address for customers.
    public var emailAddress: String? { get { _emailAddress.value } set { _emailAddress.value = newValue } }
    private var _emailAddress = Kept<String?>(nil)
    /// The telephone number for customers.
    public var phoneNumber: String? { get { _phoneNumber.value } set { _phoneNumber.value = newValue } }
    private var _phoneNumber = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletMerchant {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(merchantIdentifier: String, displayName: String, url: String) {
        _merchantIdentifier = Kept(of: merchantIdentifier)
        _displayName = Kept(of: displayName)
        _url = Kept(of: url)
        unknownMembers = UnknownMembers()
    }
}

extension WalletMerchant: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletMerchant }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var merchantIdentifier: Int { 0 }
        package static var displayName: Int { 1 }
        package static var url: Int { 2 }
        package static var logo: Int { 3 }
        package static var address: Int { 4 }
        package static var businessChatURL: Int { 5 }
        package static var contactURL: Int { 6 }
        package static var emailAddress: Int { 7 }
        package static var phoneNumber: Int { 8 }
        package static var count: Int { 9 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletMerchant {
        WalletMerchant(
            _merchantIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            _displayName: Kept(try cursor.needed(cursor.text(1, document))),
            _url: Kept(try cursor.needed(cursor.text(2, document))),
            _logo: Kept(cursor.text(3, document)),
            _address: cursor.boxedRecord(4, document),
            _businessChatURL: Kept(cursor.text(5, document)),
            _contactURL: Kept(cursor.text(6, document)),
            _emailAddress: Kept(cursor.text(7, document)),
            _phoneNumber: Kept(cursor.text(8, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "merchantIdentifier", _merchantIdentifier.form)
        writer.put(1, "displayName", _displayName.form)
        writer.put(2, "url", _url.form)
        writer.put(3, "logo", _logo.form)
        writer.put(4, "address", address)
        writer.put(5, "businessChatURL", _businessChatURL.form)
        writer.put(6, "contactURL", _contactURL.form)
        writer.put(7, "emailAddress", _emailAddress.form)
        writer.put(8, "phoneNumber", _phoneNumber.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletMerchant> {
        reader.record(WalletMerchant.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletMerchant: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletMerchant: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "merchantIdentifier": self.merchantIdentifier as Any,
                "displayName": self.displayName as Any,
                "url": self.url as Any,
                "logo": self.logo as Any,
                "address": self.address as Any,
                "businessChatURL": self.businessChatURL as Any,
                "contactURL": self.contactURL as Any,
                "emailAddress": self.emailAddress as Any,
                "phoneNumber": self.phoneNumber as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletMerchant in a checked document.
package struct WalletMerchantView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case merchantIdentifier, displayName, url, logo, address, businessChatURL, contactURL, emailAddress, phoneNumber
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletMerchant] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletMerchant }
    package var memberCount: Int { 9 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var merchantIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var url: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var logo: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var address: WalletAddressView? { @_lifetime(copy self) get { cursor.view(4, shape: WalletOrdersShape.walletAddress) } }
    package var businessChatURL: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var contactURL: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var emailAddress: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var phoneNumber: Text? { @_lifetime(copy self) get { cursor.text(8) } }
}
