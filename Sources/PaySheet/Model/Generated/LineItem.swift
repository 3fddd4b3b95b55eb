// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/// One line of the payment sheet: a label, an amount and its charge date.
///
/// ApplePayLineItem: <https://developer.apple.com/documentation/applepayontheweb/applepaylineitem>
public struct LineItem: PaymentObject {
    /// Whether the amount is final. Default: `"final"`.
    public var type: LineItemType?
    /// The name of the item in the sheet.
    public var label: String { get { _label.value } set { _label.value = newValue } }
    private var _label: Kept<String>
    /// The amount of the item, negative for a discount. A pending item can have none: it is not known yet.
    public var amount: Amount?
    /// The time of the charge. Default: `"immediate"`. Apple Pay version 12.
    public var paymentTiming: PaymentTiming?
    /// The first charge of a recurring item. By default it is this payment. Apple Pay version 12.
    public var recurringPaymentStartDate: DateTimeText? {
        get { _plan.value?.recurringPaymentStartDate }
        set { _plan.change { $0.recurringPaymentStartDate = newValue } }
    }
    private var _plan = Boxed<Plan>()
    /// The unit for the interval of a recurring item. Default: `"month"`. Apple Pay version 12.
    public var recurringPaymentIntervalUnit: RecurringPaymentDateUnit? {
        get { _plan.value?.recurringPaymentIntervalUnit }
        set { _plan.change { $0.recurringPaymentIntervalUnit = newValue } }
    }
    /// The number of units between two charges of a recurring item. Default: `1`. Apple Pay version 12.
    public var recurringPaymentIntervalCount: UInt32? {
        get { _plan.value?.recurringPaymentIntervalCount }
        set { _plan.change { $0.recurringPaymentIntervalCount = newValue } }
    }
    /// The end of a recurring item. By default there is no end. Apple Pay version 12.
    public var recurringPaymentEndDate: DateTimeText? {
        get { _plan.value?.recurringPaymentEndDate }
        set { _plan.change { $0.recurringPaymentEndDate = newValue } }
    }
    /// The charge date of a deferred item. Apple Pay version 12.
    public var deferredPaymentDate: DateTimeText? {
        get { _plan.value?.deferredPaymentDate }
        set { _plan.change { $0.deferredPaymentDate = newValue } }
    }
    /// The balance that triggers an automatic reload. Apple Pay version 14.
    public var automaticReloadPaymentThresholdAmount: Amount? {
        get { _plan.value?.automaticReloadPaymentThresholdAmount }
        set { _plan.change { $0.automaticReloadPaymentThresholdAmount = newValue } }
    }
    /// The type of a transfer's line: the amount that the person receives, or the fee for an instant transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    public var disbursementLineItemType: DisbursementLineItemType? {
        get { _plan.value?.disbursementLineItemType }
        set { _plan.change { $0.disbursementLineItemType = newValue } }
    }
    /// The members that this type does not know, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

extension LineItem {
    /// Creates a value with the members that it needs. Set the optional members afterwards.
    public init(label: String, amount: Amount) {
        _label = Kept(of: label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}

extension LineItem {
    /// Members that few values have.
    struct Plan: MemberPart {
        var recurringPaymentStartDate: DateTimeText?
        var recurringPaymentIntervalUnit: RecurringPaymentDateUnit?
        var recurringPaymentIntervalCount: UInt32?
        var recurringPaymentEndDate: DateTimeText?
        var deferredPaymentDate: DateTimeText?
        var automaticReloadPaymentThresholdAmount: Amount?
        var disbursementLineItemType: DisbursementLineItemType?
    }
}

extension LineItem: Record {
    package static var shapeIndex: Int { ShapeIndex.lineItem }

    /// The places of the members.
    package enum Slot {
        package static var type: Int { 0 }
        package static var label: Int { 1 }
        package static var amount: Int { 2 }
        package static var paymentTiming: Int { 3 }
        package static var recurringPaymentStartDate: Int { 4 }
        package static var recurringPaymentIntervalUnit: Int { 5 }
        package static var recurringPaymentIntervalCount: Int { 6 }
        package static var recurringPaymentEndDate: Int { 7 }
        package static var deferredPaymentDate: Int { 8 }
        package static var automaticReloadPaymentThresholdAmount: Int { 9 }
        package static var disbursementLineItemType: Int { 10 }
        package static var count: Int { 11 }
    }

    package static var memberCount: Int { Slot.count }

    package static func value(of cursor: Cursor, _ document: [UInt8]) throws(Unmade) -> LineItem {
        LineItem(
            type: cursor.word(0),
            _label: Kept(try cursor.needed(cursor.text(1, document))),
            amount: try cursor.needed(cursor.amount(2), unless: Slot.type, is: LineItemType.pendingIndex),
            paymentTiming: cursor.word(3),
            _plan: cursor.presentMembers(Slot.count) & 0x7f0 != 0 ? plan(cursor, document) : Boxed(),
            unknownMembers: UnknownMembers(order: cursor.order(Slot.count)))
    }

    @inline(never)
    private static func plan(_ cursor: Cursor, _ document: [UInt8]) -> Boxed<Plan> {
        Boxed(
            part: Plan(
                recurringPaymentStartDate: cursor.timestamp(4, document),
                recurringPaymentIntervalUnit: cursor.word(5),
                recurringPaymentIntervalCount: cursor.unsignedLong(6),
                recurringPaymentEndDate: cursor.timestamp(7, document),
                deferredPaymentDate: cursor.timestamp(8, document),
                automaticReloadPaymentThresholdAmount: cursor.amount(9),
                disbursementLineItemType: cursor.word(10)))
    }

    package func write(_ writer: inout Writer) {
        let object = writer.open(unknownMembers)
        writer.put(0, "type", type)
        writer.put(1, "label", _label.form)
        writer.put(2, "amount", amount)
        writer.put(3, "paymentTiming", paymentTiming)
        writer.put(4, "recurringPaymentStartDate", recurringPaymentStartDate)
        writer.put(5, "recurringPaymentIntervalUnit", recurringPaymentIntervalUnit)
        writer.put(6, "recurringPaymentIntervalCount", recurringPaymentIntervalCount)
        writer.put(7, "recurringPaymentEndDate", recurringPaymentEndDate)
        writer.put(8, "deferredPaymentDate", deferredPaymentDate)
        writer.put(9, "automaticReloadPaymentThresholdAmount", automaticReloadPaymentThresholdAmount)
        writer.put(10, "disbursementLineItemType", disbursementLineItemType)
        writer.close(object, unknownMembers)
    }

    /// Reads a document with the policy and the storage of a reader.
    public static func read(_ bytes: Span<UInt8>, with reader: inout DocumentReader) -> Reading<LineItem> {
        reader.record(LineItem.self, bytes)
    }

    /// The value as minified JSON.
    public var json: [UInt8] { Writer.json(self) }

    /// Returns what is wrong with the value. The check reads its JSON, because that is what you send.
    public func findings(policy: Policy, expecting expectations: Expectations) -> Findings {
        DocumentReader.findings(in: self, policy: policy, expecting: expectations)
    }
}

#if !hasFeature(Embedded)
extension LineItem: Codable {
    /// Reads the value from any decoder, by way of its JSON.
    public init(from decoder: any Decoder) throws { self = try JSONTree.record(from: decoder) }

    /// Gives any encoder the same JSON value as ``json``.
    public func encode(to encoder: any Encoder) throws { try JSONTree.encode(self, to: encoder) }
}

extension LineItem: CustomReflectable {
    /// What printing shows: the members, however they are stored.
    @_optimize(none)
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "type": self.type as Any,
                "label": self.label as Any,
                "amount": self.amount as Any,
                "paymentTiming": self.paymentTiming as Any,
                "recurringPaymentStartDate": self.recurringPaymentStartDate as Any,
                "recurringPaymentIntervalUnit": self.recurringPaymentIntervalUnit as Any,
                "recurringPaymentIntervalCount": self.recurringPaymentIntervalCount as Any,
                "recurringPaymentEndDate": self.recurringPaymentEndDate as Any,
                "deferredPaymentDate": self.deferredPaymentDate as Any,
                "automaticReloadPaymentThresholdAmount": self.automaticReloadPaymentThresholdAmount as Any,
                "disbursementLineItemType": self.disbursementLineItemType as Any,
                "unknownMembers": unknownMembers,
            ], displayStyle: .struct)
    }
}
#endif

/// Reads ApplePayLineItem in a checked document.
package struct LineItemView: View, ~Escapable {
    package enum Member: Int, Sendable {
        case type, label, amount, paymentTiming, recurringPaymentStartDate, recurringPaymentIntervalUnit, recurringPaymentIntervalCount, recurringPaymentEndDate, deferredPaymentDate, automaticReloadPaymentThresholdAmount, disbursementLineItemType
    }

    package static var shapes: [Int] { [ShapeIndex.lineItem] }

    package let cursor: Cursor
    package var shape: Int { ShapeIndex.lineItem }
    package var memberCount: Int { 11 }

    @_lifetime(copy cursor)
    package init(_ cursor: Cursor, shape: Int) {
        self.cursor = cursor
    }

    package var type: WordView? { @_lifetime(copy self) get { cursor.wordView(0) } }
    package var label: Text? { @_lifetime(copy self) get { cursor.text(1) } }
    package var amount: Amount? { cursor.amount(2) }
    package var paymentTiming: WordView? { @_lifetime(copy self) get { cursor.wordView(3) } }
    package var recurringPaymentStartDate: Text? { @_lifetime(copy self) get { cursor.text(4) } }
    package var recurringPaymentIntervalUnit: WordView? { @_lifetime(copy self) get { cursor.wordView(5) } }
    package var recurringPaymentIntervalCount: UInt32? { cursor.unsignedLong(6) }
    package var recurringPaymentEndDate: Text? { @_lifetime(copy self) get { cursor.text(7) } }
    package var deferredPaymentDate: Text? { @_lifetime(copy self) get { cursor.text(8) } }
    package var automaticReloadPaymentThresholdAmount: Amount? { cursor.amount(9) }
    package var disbursementLineItemType: WordView? { @_lifetime(copy self) get { cursor.wordView(10) } }
}
