// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// The customer of an order.
///
/// WalletCustomer: <https://developer.apple.com/documentation/walletorders/customer>
public struct WalletCustomer: PaymentObject {
    /// The email address.
    public var emailAddress: String? { get { _emailAddress.value } set { _emailAddress.value = newValue } }
    private var _emailAddress = Kept<String?>(nil)
    /// The family name.
    public var familyName: String? { get { _familyName.value } set { _familyName.value = newValue } }
    private var _familyName = Kept<String?>(nil)
    /// The given name.
    public var givenName: String? { get { _givenName.value } set { _givenName.value = newValue } }
    private var _givenName = Kept<String?>(nil)
    /// The name of the organization.
    public var organizationName: String? { get { _organizationName.value } set { _organizationName.value = newValue } }
    private var _organizationName = Kept<String?>(nil)
    /// The telephone number.
    public var phoneNumber: String? { get { _phoneNumber.value } set { _phoneNumber.value = newValue } }
    private var _phoneNumber = Kept<String?>(nil)
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletCustomer {
    /// Creates a value without members; all of them are optional.
    public init() { unknownMembers = UnknownMembers() }
}

extension WalletCustomer: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletCustomer }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var emailAddress: Int { 0 }
        package static var familyName: Int { 1 }
        package static var givenName: Int { 2 }
        package static var organizationName: Int { 3 }
        package static var phoneNumber: Int { 4 }
        package static var count: Int { 5 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletCustomer {
        WalletCustomer(
            _emailAddress: Kept(cursor.text(0, document)),
            _familyName: Kept(cursor.text(1, document)),
            _givenName: Kept(cursor.text(2, document)),
            _organizationName: Kept(cursor.text(3, document)),
            _phoneNumber: Kept(cursor.text(4, document)),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "emailAddress", _emailAddress.form)
        writer.put(1, "familyName", _familyName.form)
        writer.put(2, "givenName", _givenName.form)
        writer.put(3, "organizationName", _organizationName.form)
        writer.put(4, "phoneNumber", _phoneNumber.form)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletCustomer> {
        reader.record(WalletCustomer.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletCustomer: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletCustomer: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "emailAddress": self.emailAddress as Any,
                "familyName": self.familyName as Any,
                "givenName": self.givenName as Any,
                "organizationName": self.organizationName as Any,
                "phoneNumber": self.phoneNumber as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletCustomer in a checked document.
package struct WalletCustomerView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case emailAddress, familyName, givenName, organizationName, phoneNumber
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletCustomer] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletCustomer }
    package var memberCount: Int { 5 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var emailAddress: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var familyName: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var givenName: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var organizationName: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var phoneNumber: Text? { @_lifetime(copy self) get { cursor.text(4) } }
}
