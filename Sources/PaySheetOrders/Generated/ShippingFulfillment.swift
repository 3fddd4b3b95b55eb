// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A shipment.
///
/// ShippingFulfillment: <https://developer.apple.com/documentation/walletorders/shippingfulfillment>
public struct ShippingFulfillment: PaymentObject {
    /// The identifier, unique in the order, by which Wallet notices changes.
    public var fulfillmentIdentifier: String { get { _fulfillmentIdentifier.value } set { _fulfillmentIdentifier.value = newValue } }
    private var _fulfillmentIdentifier: Kept<String>
    /// The kind of fulfillment, which is `shipping`.
    public var fulfillmentType: FulfillmentType
    /// The status of the shipment.
    public var status: ShippingStatus
    /// The status in words for the customer.
    public var statusDescription: String? { get { _statusDescription.value } set { _statusDescription.value = newValue } }
    private var _statusDescription = Kept<String?>(nil)
    /// What else the customer should know.
    public var notes: String? { get { _notes.value } set { _notes.value = newValue } }
    private var _notes = Kept<String?>(nil)
    /// The carrier.
    public var carrier: String? { get { _carrier.value } set { _carrier.value = newValue } }
    private var _carrier = Kept<String?>(nil)
    /// The carrier's number of the shipment.
    public var trackingNumber: String? { get { _trackingNumber.value } set { _trackingNumber.value = newValue } }
    private var _trackingNumber = Kept<String?>(nil)
    /// The page on which the customer follows the shipment.
    public var trackingURL: String? { get { _trackingURL.value } set { _trackingURL.value = newValue } }
    private var _trackingURL = Kept<String?>(nil)
    /// Whether Wallet speaks of shipping or of delivery. Default: `"shipping"`.
    public var shippingType: WalletShippingType?
    /// When it was shipped.
    public var shippedAt: DateTimeText? { get { _shippedAt.value } set { _shippedAt.value = newValue } }
    private var _shippedAt = Boxed<DateTimeText>()
    /// When it was delivered.
    public var deliveredAt: DateTimeText? { get { _deliveredAt.value } set { _deliveredAt.value = newValue } }
    private var _deliveredAt = Boxed<DateTimeText>()
    /// When it will probably be delivered.
    public var estimatedDeliveryAt: DateTimeText? { get { _estimatedDeliveryAt.value } set { _estimatedDeliveryAt.value = newValue } }
    private var _estimatedDeliveryAt = Boxed<DateTimeText>()
    /// How long the time of delivery lasts.
    public var estimatedDeliveryWindowDuration: String? {
        get { _estimatedDeliveryWindowDuration.value }
        set { _estimatedDeliveryWindowDuration.value = newValue }
    }
    private var _estimatedDeliveryWindowDuration = Kept<String?>(nil)
    /// What the shipment contains.
    public var lineItems: [WalletLineItem]?
    /// Who gets it.
    public var recipient: ShippingRecipient? { get { _recipient.value } set { _recipient.value = newValue } }
    private var _recipient = Boxed<ShippingRecipient>()
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension ShippingFulfillment {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(fulfillmentIdentifier: String, fulfillmentType: FulfillmentType, status: ShippingStatus) {
        _fulfillmentIdentifier = Kept(of: fulfillmentIdentifier)
        self.fulfillmentType = fulfillmentType
        self.status = status
        unknownMembers = UnknownMembers()
    }
}

extension ShippingFulfillment: Record {
    package static var shapeIndex: Int { WalletOrdersShape.shippingFulfillment }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var fulfillmentIdentifier: Int { 0 }
        package static var fulfillmentType: Int { 1 }
        package static var status: Int { 2 }
        package static var statusDescription: Int { 3 }
        package static var notes: Int { 4 }
        package static var carrier: Int { 5 }
        package static var trackingNumber: Int { 6 }
        package static var trackingURL: Int { 7 }
        package static var shippingType: Int { 8 }
        package static var shippedAt: Int { 9 }
        package static var deliveredAt: Int { 10 }
        package static var estimatedDeliveryAt: Int { 11 }
        package static var estimatedDeliveryWindowDuration: Int { 12 }
        package static var lineItems: Int { 13 }
        package static var recipient: Int { 14 }
        package static var count: Int { 15 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> ShippingFulfillment {
        ShippingFulfillment(
            _fulfillmentIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            fulfillmentType: try cursor.needed(cursor.word(1)),
            status: try cursor.needed(cursor.word(2)),
            _statusDescription: Kept(cursor.text(3, document)),
            _notes: Kept(cursor.text(4, document)),
            _carrier: Kept(cursor.text(5, document)),
            _trackingNumber: Kept(cursor.text(6, document)),
            _trackingURL: Kept(cursor.text(7, document)),
            shippingType: cursor.word(8),
            _shippedAt: cursor.boxed(9) { cursor in cursor.timestamp(9, document) },
            _deliveredAt: cursor.boxed(10) { cursor in cursor.timestamp(10, document) },
            _estimatedDeliveryAt: cursor.boxed(11) { cursor in cursor.timestamp(11, document) },
            _estimatedDeliveryWindowDuration: Kept(cursor.text(12, document)),
            lineItems: cursor.records(13, document),
            _recipient: cursor.boxedRecord(14, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "fulfillmentIdentifier", _fulfillmentIdentifier.form)
        writer.put(1, "fulfillmentType", fulfillmentType)
        writer.put(2, "status", status)
        writer.put(3, "statusDescription", _statusDescription.form)
        writer.put(4, "notes", _notes.form)
        writer.put(5, "carrier", _carrier.form)
        writer.put(6, "trackingNumber", _trackingNumber.form)
        writer.put(7, "trackingURL", _trackingURL.form)
        writer.put(8, "shippingType", shippingType)
        writer.put(9, "shippedAt", shippedAt)
        writer.put(10, "deliveredAt", deliveredAt)
        writer.put(11, "estimatedDeliveryAt", estimatedDeliveryAt)
        writer.put(12, "estimatedDeliveryWindowDuration", _estimatedDeliveryWindowDuration.form)
        writer.put(13, "lineItems", lineItems)
        writer.put(14, "recipient", recipient)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<ShippingFulfillment> {
        reader.record(ShippingFulfillment.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension ShippingFulfillment: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension ShippingFulfillment: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "fulfillmentIdentifier": self.fulfillmentIdentifier as Any,
                "fulfillmentType": self.fulfillmentType as Any,
                "status": self.status as Any,
                "statusDescription": self.statusDescription as Any,
                "notes": self.notes as Any,
                "carrier": self.carrier as Any,
                "trackingNumber": self.trackingNumber as Any,
                "trackingURL": self.trackingURL as Any,
                "shippingType": self.shippingType as Any,
                "shippedAt": self.shippedAt as Any,
                "deliveredAt": self.deliveredAt as Any,
                "estimatedDeliveryAt": self.estimatedDeliveryAt as Any,
                "estimatedDeliveryWindowDuration": self.estimatedDeliveryWindowDuration as Any,
                "lineItems": self.lineItems as Any,
                "recipient": self.recipient as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ShippingFulfillment in a checked document.
package struct ShippingFulfillmentView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case fulfillmentIdentifier, fulfillmentType, status, statusDescription, notes, carrier, trackingNumber, trackingURL, shippingType, shippedAt, deliveredAt, estimatedDeliveryAt, estimatedDeliveryWindowDuration, lineItems, recipient
    }

    package static var shapes: [Int] { [WalletOrdersShape.shippingFulfillment] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.shippingFulfillment }
    package var memberCount: Int { 15 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var fulfillmentIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var fulfillmentType: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(2) } }
    package var statusDescription: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var notes: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var carrier: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var trackingNumber: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var trackingURL: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var shippingType: WordView? { @_lifetime(copy self) get { cursor.wordView(8) } }
    package var shippedAt: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var deliveredAt: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var estimatedDeliveryAt: Text? { @_lifetime(copy self) get { cursor.text(11) } }
    package var estimatedDeliveryWindowDuration: Text? { @_lifetime(copy self) get { cursor.text(12) } }
    package var lineItems: Records<WalletLineItemView>? { @_lifetime(copy self) get { cursor.list(13, shape: WalletOrdersShape.walletLineItem) } }
    package var recipient: ShippingRecipientView? { @_lifetime(copy self) get { cursor.view(14, shape: WalletOrdersShape.shippingRecipient) } }
}
