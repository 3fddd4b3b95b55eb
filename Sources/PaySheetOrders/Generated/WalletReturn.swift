// Generated from Sources/PaySheetOrders/Tables. Do not edit; run `swift run generate`.

public import PaySheet

/// A return of items.
///
/// WalletReturn: <https://developer.apple.com/documentation/walletorders/return>
public struct WalletReturn: PaymentObject {
    /// The identifier of the return.
    public var returnIdentifier: String { get { _returnIdentifier.value } set { _returnIdentifier.value = newValue } }
    private var _returnIdentifier: Kept<String>
    /// The status of the return.
    public var status: WalletReturnStatus
    /// The status in words for the customer.
    public var statusDescription: String? { get { _statusDescription.value } set { _statusDescription.value = newValue } }
    private var _statusDescription = Kept<String?>(nil)
    /// What else the customer should know.
    public var notes: String? { get { _notes.value } set { _notes.value = newValue } }
    private var _notes = Kept<String?>(nil)
    /// The carrier.
    public var carrier: String? { get { _carrier.value } set { _carrier.value = newValue } }
    private var _carrier = Kept<String?>(nil)
    /// The number of the return for people.
    public var returnNumber: String? { get { _returnNumber.value } set { _returnNumber.value = newValue } }
    private var _returnNumber = Kept<String?>(nil)
    /// When the return began.
    public var initiatedAt: DateTimeText? { get { _initiatedAt.value } set { _initiatedAt.value = newValue } }
    private var _initiatedAt = Boxed<DateTimeText>()
    /// Until when the customer can hand the items over.
    public var dropOffBy: DateTimeText? { get { _dropOffBy.value } set { _dropOffBy.value = newValue } }
    private var _dropOffBy = Boxed<DateTimeText>()
    /// When the merchant got the items.
    public var returnedAt: DateTimeText? { get { _returnedAt.value } set { _returnedAt.value = newValue } }
    private var _returnedAt = Boxed<DateTimeText>()
    /// The page on which the customer manages the return.
    public var returnManagementURL: String? { get { _returnManagementURL.value } set { _returnManagementURL.value = newValue } }
    private var _returnManagementURL = Kept<String?>(nil)
    /// The name of a file with the label in the package.
    public var returnLabel: String? { get { _returnLabel.value } set { _returnLabel.value = newValue } }
    private var _returnLabel = Kept<String?>(nil)
    /// What is returned.
    public var lineItems: [WalletLineItem]?
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension WalletReturn {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(returnIdentifier: String, status: WalletReturnStatus) {
        _returnIdentifier = Kept(of: returnIdentifier)
        self.status = status
        unknownMembers = UnknownMembers()
    }
}

extension WalletReturn: Record {
    package static var shapeIndex: Int { WalletOrdersShape.walletReturn }
    package static var tables: ShapeTables { .walletOrders }
    /// The catalog of the type.
    public static var catalogs: CatalogSet { .walletOrders }

    /// The places of the members.
    package enum Slot {
        package static var returnIdentifier: Int { 0 }
        package static var status: Int { 1 }
        package static var statusDescription: Int { 2 }
        package static var notes: Int { 3 }
        package static var carrier: Int { 4 }
        package static var returnNumber: Int { 5 }
        package static var initiatedAt: Int { 6 }
        package static var dropOffBy: Int { 7 }
        package static var returnedAt: Int { 8 }
        package static var returnManagementURL: Int { 9 }
        package static var returnLabel: Int { 10 }
        package static var lineItems: Int { 11 }
        package static var count: Int { 12 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> WalletReturn {
        WalletReturn(
            _returnIdentifier: Kept(try cursor.needed(cursor.text(0, document))),
            status: try cursor.needed(cursor.word(1)),
            _statusDescription: Kept(cursor.text(2, document)),
            _notes: Kept(cursor.text(3, document)),
            _carrier: Kept(cursor.text(4, document)),
            _returnNumber: Kept(cursor.text(5, document)),
            _initiatedAt: cursor.boxed(6) { cursor in cursor.timestamp(6, document) },
            _dropOffBy: cursor.boxed(7) { cursor in cursor.timestamp(7, document) },
            _returnedAt: cursor.boxed(8) { cursor in cursor.timestamp(8, document) },
            _returnManagementURL: Kept(cursor.text(9, document)),
            _returnLabel: Kept(cursor.text(10, document)),
            lineItems: cursor.records(11, document),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "returnIdentifier", _returnIdentifier.form)
        writer.put(1, "status", status)
        writer.put(2, "statusDescription", _statusDescription.form)
        writer.put(3, "notes", _notes.form)
        writer.put(4, "carrier", _carrier.form)
        writer.put(5, "returnNumber", _returnNumber.form)
        writer.put(6, "initiatedAt", initiatedAt)
        writer.put(7, "dropOffBy", dropOffBy)
        writer.put(8, "returnedAt", returnedAt)
        writer.put(9, "returnManagementURL", _returnManagementURL.form)
        writer.put(10, "returnLabel", _returnLabel.form)
        writer.put(11, "lineItems", lineItems)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<WalletReturn> {
        reader.record(WalletReturn.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension WalletReturn: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension WalletReturn: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "returnIdentifier": self.returnIdentifier as Any,
                "status": self.status as Any,
                "statusDescription": self.statusDescription as Any,
                "notes": self.notes as Any,
                "carrier": self.carrier as Any,
                "returnNumber": self.returnNumber as Any,
                "initiatedAt": self.initiatedAt as Any,
                "dropOffBy": self.dropOffBy as Any,
                "returnedAt": self.returnedAt as Any,
                "returnManagementURL": self.returnManagementURL as Any,
                "returnLabel": self.returnLabel as Any,
                "lineItems": self.lineItems as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads WalletReturn in a checked document.
package struct WalletReturnView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case returnIdentifier, status, statusDescription, notes, carrier, returnNumber, initiatedAt, dropOffBy, returnedAt, returnManagementURL, returnLabel, lineItems
    }

    package static var shapes: [Int] { [WalletOrdersShape.walletReturn] }

    package let cursor: Cursor
    package static var tables: ShapeTables { .walletOrders }

    package var shape: Int { WalletOrdersShape.walletReturn }
    package var memberCount: Int { 12 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var returnIdentifier: Text? { @_lifetime(copy self) get { cursor.text(0) } }
    package var status: WordView? { @_lifetime(copy self) get { cursor.wordView(1) } }
    package var statusDescription: Text? { @_lifetime(copy self) get { cursor.text(2) } }
    package var notes: Text? { @_lifetime(copy self) get { cursor.text(3) } }
    package var carrier: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var returnNumber: Text? { @_lifetime(copy self) get { cursor.text(5) } }
    package var initiatedAt: Text? { @_lifetime(copy self) get { cursor.text(6) } }
    package var dropOffBy: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var returnedAt: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var returnManagementURL: Text? { @_lifetime(copy self) get { cursor.text(9) } }
    package var returnLabel: Text? { @_lifetime(copy self) get { cursor.text(10) } }
    package var lineItems: Records<WalletLineItemView>? { @_lifetime(copy self) get { cursor.list(11, shape: WalletOrdersShape.walletLineItem) } }
}
