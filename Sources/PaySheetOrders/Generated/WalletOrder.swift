// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// An order that Wallet tracks: the file order.json of a package.
///
/// WalletOrder: <https://developer.apple.com/documentation/walletorders/order>
public struct WalletOrder: PaymentObject {
    /// The version of the schema, which is 1.
    public var schemaVersion: UInt32
    /// The order type identifier of the signing certificate.
    public var orderTypeIdentifier: String { get { _orderTypeIdentifier.value } set { _orderTypeIdentifier.value = newValue } }
    private var _orderTypeIdentifier: Kept<String>
    /// The identifier of the order, unique inside the order type identifier.
    public var orderIdentifier: String { get { _orderIdentifier.value } set { _orderIdentifier.value = newValue } }
    private var _orderIdentifier: Kept<String>
    /// The kind of order.
    public var orderType: WalletOrderType
    /// When the customer placed the order.
    public var createdAt: DateTimeText
    /// When the order changed last.
    public var updatedAt: DateTimeText
    /// The status of the whole order.
    public var status: WalletOrderStatus
    /// The page on which the customer manages the order.
    public var orderManagementURL: String { get { _orderManagementURL.value } set { _orderManagementURL.value = newValue } }
    private var _orderManagementURL: Kept<String>
    /// The merchant.
    public var merchant: WalletMerchant
    /// The number for people.
    public var orderNumber: String? { get { _orderNumber.value } set { _orderNumber.value = newValue } }
    private var _orderNumber = Kept<String?>(nil)
    /// The status in words for the customer.
    public var statusDescription: String? { get { _statusDescription.value } set { _statusDescription.value = newValue } }
    private var _statusDescription = Kept<String?>(nil)
    /// What was ordered, in the order of the list.
    public var lineItems: [WalletLineItem]?
    /// How the customer gets the items: shipments and pickups.
    public var fulfillments: [Fulfillment]?
    /// How the order was paid.
    public var payment: WalletPayment? { get { _payment.value } set { _payment.value = newValue } }
    private var _payment = Boxed<WalletPayment>()
    /// The customer.
    public var customer: WalletCustomer? { get { _customer.value } set { _customer.value = newValue } }
    private var _customer = Boxed<WalletCustomer>()
    /// The barcode of the whole order.
    public var barcode: WalletBarcode? { get { _barcode.value } set { _barcode.value = newValue } }
    private var _barcode = Boxed<WalletBarcode>()
    /// Apps for the order; a device uses the first one that it can.
    public var associatedApplications: [WalletApplication]?
    /// Identifiers of apps for the order.
    public var associatedApplicationIdentifiers: [String]?
    /// Whether Wallet tells the customer about changes. Default: `"enabled"`.
    public var changeNotifications: WalletChangeNotifications?
    /// The address of the web service for updates.
    public var webServiceURL: String? { get { _webServiceURL.value } set { _webServiceURL.value = newValue } }
    private var _webServiceURL = Kept<String?>(nil)
    /// The secret that a device shows to the web service.
    public var authenticationToken: String? { get { _authenticationToken.value } set { _authenticationToken.value = newValue } }
    private var _authenticationToken = Kept<String?>(nil)
    /// The third party that supplies the data. From iOS 17.4, macOS 14.4 on.
    public var orderProvider: OrderProvider? { get { _orderProvider.value } set { _orderProvider.value = newValue } }
    private var _orderProvider = Boxed<OrderProvider>()
    /// How the customer can return items. From iOS 17.2, macOS 14.2 on.
    public var returnInfo: WalletReturnInfo? { get { _returnInfo.value } set { _returnInfo.value = newValue } }
    private var _returnInfo = Boxed<WalletReturnInfo>()
    /// Returns, in the order of the list. From iOS 17.2, macOS 14.2 on.
    public var returns: [WalletReturn]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletOrder {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(schemaVersion: UInt32, orderTypeIdentifier: String, orderIdentifier: String, orderType: WalletOrderType, createdAt: DateTimeText, updatedAt: DateTimeText, status: WalletOrderStatus, orderManagementURL: String, merchant: WalletMerchant) {
        self.schemaVersion = schemaVersion
        _orderTypeIdentifier = Kept(of: orderTypeIdentifier)
        _orderIdentifier = Kept(of: orderIdentifier)
        self.orderType = orderType
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.status = status
        _orderManagementURL = Kept(of: orderManagementURL)
        self.merchant = merchant
        unknownMembers = UnknownMembers()
    }
}

extension WalletOrder: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletOrder }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var schemaVersion: Int { 0 }
        package static var orderTypeIdentifier: Int { 1 }
        package static var orderIdentifier: Int { 2 }
        package static var orderType: Int { 3 }
        package static var createdAt: Int { 4 }
        package static var updatedAt: Int { 5 }
        package static var status: Int { 6 }
        package static var orderManagementURL: Int { 7 }
        package static var merchant: Int { 8 }
        package static var orderNumber: Int { 9 }
        package static var statusDescription: Int { 10 }
        package static var lineItems: Int { 11 }
        package static var fulfillments: Int { 12 }
        package static var payment: Int { 13 }
        package static var customer: Int { 14 }
        package static var barcode: Int { 15 }
        package static var associatedApplications: Int { 16 }
        package static var associatedApplicationIdentifiers: Int { 17 }
        package static var changeNotifications: Int { 18 }
        package static var webServiceURL: Int { 19 }
        package static var authenticationToken: Int { 20 }
        package static var orderProvider: Int { 21 }
        package static var returnInfo: Int { 22 }
        package static var returns: Int { 23 }
        package static var count: Int { 24 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletOrder {
        WalletOrder(
            schemaVersion: try cursor.needed(cursor.unsignedLong(0)),
            _orderTypeIdentifier: Kept(try cursor.needed(cursor.text(1, document))),
            _orderIdentifier: Kept(try cursor.needed(cursor.text(2, document))),
            orderType: try cursor.needed(cursor.word(3)),
            createdAt: try cursor.needed(cursor.timestamp(4, document)),
            updatedAt: try cursor.needed(cursor.timestamp(5, document)),
            status: try cursor.needed(cursor.word(6)),
            _orderManagementURL: Kept(try cursor.needed(cursor.text(7, document))),
            merchant: try cursor.neededRecord(8, document),
            _orderNumber: Kept(cursor.text(9, document)),
            _statusDescription: Kept(cursor.text(10, document)),
            lineItems: cursor.records(11, document),
            fulfillments: cursor.choices(12, document),
            _payment: cursor.boxedRecord(13, document),
            _customer: cursor.boxedRecord(14, document),
            _barcode: cursor.boxedRecord(15, document),
            associatedApplications: cursor.records(16, document),
            associatedApplicationIdentifiers: cursor.strings(17),
            changeNotifications: cursor.word(18),
            _webServiceURL: Kept(cursor.text(19, document)),
            _authenticationToken: Kept(cursor.text(20, document)),
            _orderProvider: cursor.boxedRecord(21, document),
            _returnInfo: cursor.boxedRecord(22, document),
            returns: cursor.records(23, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "schemaVersion", schemaVersion)
        writer.put(1, "orderTypeIdentifier", _orderTypeIdentifier.form)
        writer.put(2, "orderIdentifier", _orderIdentifier.form)
        writer.put(3, "orderType", orderType)
        writer.put(4, "createdAt", createdAt)
        writer.put(5, "updatedAt", updatedAt)
        writer.put(6, "status", status)
        writer.put(7, "orderManagementURL", _orderManagementURL.form)
        writer.put(8, "merchant", merchant)
        writer.put(9, "orderNumber", _orderNumber.form)
        writer.put(10, "statusDescription", _statusDescription.form)
        writer.put(11, "lineItems", lineItems)
        writer.put(12, "fulfillments", fulfillments)
        writer.put(13, "payment", payment)
        writer.put(14, "customer", customer)
        writer.put(15, "barcode", barcode)
        writer.put(16, "associatedApplications", associatedApplications)
        writer.put(17, "associatedApplicationIdentifiers", associatedApplicationIdentifiers)
        writer.put(18, "changeNotifications", changeNotifications)
        writer.put(19, "webServiceURL", _webServiceURL.form)
        writer.put(20, "authenticationToken", _authenticationToken.form)
        writer.put(21, "orderProvider", orderProvider)
        writer.put(22, "returnInfo", returnInfo)
        writer.put(23, "returns", returns)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletOrder> {
        reader.record(WalletOrder.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletOrder: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletOrder: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "schemaVersion": self.schemaVersion as Any,
                "orderTypeIdentifier": self.orderTypeIdentifier as Any,
                "orderIdentifier": self.orderIdentifier as Any,
                "orderType": self.orderType as Any,
                "createdAt": self.createdAt as Any,
                "updatedAt": self.updatedAt as Any,
                "status": self.status as Any,
                "orderManagementURL": self.orderManagementURL as Any,
                "merchant": self.merchant as Any,
                "orderNumber": self.orderNumber as Any,
                "statusDescription": self.statusDescription as Any,
                "lineItems": self.lineItems as Any,
                "fulfillments": self.fulfillments as Any,
                "payment": self.payment as Any,
                "customer": self.customer as Any,
                "barcode": self.barcode as Any,
                "associatedApplications": self.associatedApplications as Any,
                "associatedApplicationIdentifiers": self.associatedApplicationIdentifiers as Any,
                "changeNotifications": self.changeNotifications as Any,
                "webServiceURL": self.webServiceURL as Any,
                "authenticationToken": self.authenticationToken as Any,
                "orderProvider": self.orderProvider as Any,
                "returnInfo": self.returnInfo as Any,
                "returns": self.returns as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletOrder in a checked document.
package struct WalletOrderView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case schemaVersion, orderTypeIdentifier, orderIdentifier, orderType, createdAt, updatedAt, status, orderManagementURL, merchant, orderNumber, statusDescription, lineItems, fulfillments, payment, customer, barcode, associatedApplications, associatedApplicationIdentifiers, changeNotifications, webServiceURL, authenticationToken, orderProvider, returnInfo, returns
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletOrder] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletOrder }
    package var memberCount: Int { 24 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var schemaVersion: UInt32? { cursor.unsignedLong(0) }
    package var orderTypeIdentifier: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var orderIdentifier: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var orderType: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var createdAt: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var updatedAt: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(6) } }
    package var orderManagementURL: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var merchant: WalletMerchantView? { @_lifetime(copy self) get { cursor.view(8, shape: WalletOrdersShape.walletMerchant) } }
    package var orderNumber: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var statusDescription: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var lineItems: Records<WalletLineItemView>? { @_lifetime(copy self) get { cursor.list(11, shape: WalletOrdersShape.walletLineItem) } }
    package var fulfillments: ChoiceList? { @_lifetime(copy self) get { cursor.choices(12, variant: 0) } }
    package var payment: WalletPaymentView? { @_lifetime(copy self) get { cursor.view(13, shape: WalletOrdersShape.walletPayment) } }
    package var customer: WalletCustomerView? { @_lifetime(copy self) get { cursor.view(14, shape: WalletOrdersShape.walletCustomer) } }
    package var barcode: WalletBarcodeView? { @_lifetime(copy self) get { cursor.view(15, shape: WalletOrdersShape.walletBarcode) } }
    package var associatedApplications: Records<WalletApplicationView>? { @_lifetime(copy self) get { cursor.list(16, shape: WalletOrdersShape.walletApplication) } }
    package var associatedApplicationIdentifiers: WordList? { @_lifetime(copy self) get { cursor.words(17) } }
    package var changeNotifications: WordView? { @_lifetime(copy self) get { cursor.wordView(18) } }
    package var webServiceURL: Text? { @_lifetime(copy self) get { cursor.text(19) } }
    package var authenticationToken: Text? { @_lifetime(copy self) get { cursor.text(20) } }
    package var orderProvider: OrderProviderView? { @_lifetime(copy self) get { cursor.view(21, shape: WalletOrdersShape.orderProvider) } }
    package var returnInfo: WalletReturnInfoView? { @_lifetime(copy self) get { cursor.view(22, shape: WalletOrdersShape.walletReturnInfo) } }
    package var returns: Records<WalletReturnView>? { @_lifetime(copy self) get { cursor.list(23, shape: WalletOrdersShape.walletReturn) } }
}
