// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A pickup by the customer.
///
/// PickupFulfillment: <https://developer.apple.com/documentation/walletorders/pickupfulfillment>
public struct PickupFulfillment: PaymentObject {
    /// The identifier, unique in the order, by which Wallet notices changes.
    public var fulfillmentIdentifier: String { get { _fulfillmentIdentifier.value } set { _fulfillmentIdentifier.value = newValue } }
    private var _fulfillmentIdentifier: Kept<String>
    /// The kind of fulfillment, which is `pickup`.
    public var fulfillmentType: FulfillmentType
    /// The status of the pickup.
    public var status: PickupStatus
    /// The name of the place.
    public var displayName: String { get { _displayName.value } set { _displayName.value = newValue } }
    private var _displayName: Kept<String>
    /// The status in words for the customer.
    public var statusDescription: String? { get { _statusDescription.value } set { _statusDescription.value = newValue } }
    private var _statusDescription = Kept<String?>(nil)
    /// What else the customer should know.
    public var notes: String? { get { _notes.value } set { _notes.value = newValue } }
    private var _notes = Kept<String?>(nil)
    /// The address of the place.
    public var address: WalletAddress? { get { _address.value } set { _address.value = newValue } }
    private var _address = Boxed<WalletAddress>()
    /// The exact place.
    public var location: WalletLocation? { get { _location.value } set { _location.value = newValue } }
    private var _location = Boxed<WalletLocation>()
    /// The barcode that the customer shows.
    public var barcode: WalletBarcode? { get { _barcode.value } set { _barcode.value = newValue } }
    private var _barcode = Boxed<WalletBarcode>()
    /// From when the customer can come.
    public var pickupAt: DateTimeText? { get { _pickupAt.value } set { _pickupAt.value = newValue } }
    private var _pickupAt = Boxed<DateTimeText>()
    /// For how long the customer can come.
    public var pickupWindowDuration: String? { get { _pickupWindowDuration.value } set { _pickupWindowDuration.value = newValue } }
    private var _pickupWindowDuration = Kept<String?>(nil)
    /// When the customer came.
    public var pickedUpAt: DateTimeText? { get { _pickedUpAt.value } set { _pickedUpAt.value = newValue } }
    private var _pickedUpAt = Boxed<DateTimeText>()
    /// What the customer gets there.
    public var lineItems: [WalletLineItem]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension PickupFulfillment {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(fulfillmentIdentifier: String, fulfillmentType: FulfillmentType, status: PickupStatus, displayName: String) {
        _fulfillmentIdentifier = Kept(of: fulfillmentIdentifier)
        self.fulfillmentType = fulfillmentType
        self.status = status
        _displayName = Kept(of: displayName)
        unknownMembers = UnknownMembers()
    }
}

extension PickupFulfillment: Record {
    package static var shapeIndex: Int { WalletOrdersShape.pickupFulfillment }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var fulfillmentIdentifier: Int { 0 }
        package static var fulfillmentType: Int { 1 }
        package static var status: Int { 2 }
        package static var displayName: Int { 3 }
        package static var statusDescription: Int { 4 }
        package static var notes: Int { 5 }
        package static var address: Int { 6 }
        package static var location: Int { 7 }
        package static var barcode: Int { 8 }
        package static var pickupAt: Int { 9 }
        package static var pickupWindowDuration: Int { 10 }
        package static var pickedUpAt: Int { 11 }
        package static var lineItems: Int { 12 }
        package static var count: Int { 13 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> PickupFulfillment {
        PickupFulfillment(
            _fulfillmentIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            fulfillmentType: try cursor.needed(cursor.word(1)),
            status: try cursor.needed(cursor.word(2)),
            _displayName: Kept(try cursor.needed(cursor.text(3, document))),
            _statusDescription: Kept(cursor.text(4, document)),
            _notes: Kept(cursor.text(5, document)),
            _address: cursor.boxedRecord(6, document),
            _location: cursor.boxedRecord(7, document),
            _barcode: cursor.boxedRecord(8, document),
            _pickupAt: cursor.boxed(9) { cursor in cursor.timestamp(9, document) },
            _pickupWindowDuration: Kept(cursor.text(10, document)),
            _pickedUpAt: cursor.boxed(11) { cursor in cursor.timestamp(11, document) },
            lineItems: cursor.records(12, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "fulfillmentIdentifier", _fulfillmentIdentifier.form)
        writer.put(1, "fulfillmentType", fulfillmentType)
        writer.put(2, "status", status)
        writer.put(3, "displayName", _displayName.form)
        writer.put(4, "statusDescription", _statusDescription.form)
        writer.put(5, "notes", _notes.form)
        writer.put(6, "address", address)
        writer.put(7, "location", location)
        writer.put(8, "barcode", barcode)
        writer.put(9, "pickupAt", pickupAt)
        writer.put(10, "pickupWindowDuration", _pickupWindowDuration.form)
        writer.put(11, "pickedUpAt", pickedUpAt)
        writer.put(12, "lineItems", lineItems)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<PickupFulfillment> {
        reader.record(PickupFulfillment.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension PickupFulfillment: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension PickupFulfillment: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "fulfillmentIdentifier": self.fulfillmentIdentifier as Any,
                "fulfillmentType": self.fulfillmentType as Any,
                "status": self.status as Any,
                "displayName": self.displayName as Any,
                "statusDescription": self.statusDescription as Any,
                "notes": self.notes as Any,
                "address": self.address as Any,
                "location": self.location as Any,
                "barcode": self.barcode as Any,
                "pickupAt": self.pickupAt as Any,
                "pickupWindowDuration": self.pickupWindowDuration as Any,
                "pickedUpAt": self.pickedUpAt as Any,
                "lineItems": self.lineItems as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads PickupFulfillment in a checked document.
package struct PickupFulfillmentView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case fulfillmentIdentifier, fulfillmentType, status, displayName, statusDescription, notes, address, location, barcode, pickupAt, pickupWindowDuration, pickedUpAt, lineItems
    }

    package static var shapes: [Int] { [WalletOrdersShape.pickupFulfillment] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.pickupFulfillment }
    package var memberCount: Int { 13 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var fulfillmentIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var fulfillmentType: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(2) } }
    package var displayName: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var statusDescription: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var notes: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var address: WalletAddressView? { @_lifetime(copy self) get { cursor.view(6, shape: WalletOrdersShape.walletAddress) } }
    package var location: WalletLocationView? { @_lifetime(copy self) get { cursor.view(7, shape: WalletOrdersShape.walletLocation) } }
    package var barcode: WalletBarcodeView? { @_lifetime(copy self) get { cursor.view(8, shape: WalletOrdersShape.walletBarcode) } }
    package var pickupAt: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var pickupWindowDuration: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var pickedUpAt: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var lineItems: Records<WalletLineItemView>? { @_lifetime(copy self) get { cursor.list(12, shape: WalletOrdersShape.walletLineItem) } }
}
