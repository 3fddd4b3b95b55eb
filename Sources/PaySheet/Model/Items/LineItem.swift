/// Is one line of the payment sheet: a label with an amount, and when the amount falls due.
///
/// ApplePayLineItem: <https://developer.apple.com/documentation/applepayontheweb/applepaylineitem>
public struct LineItem: PaymentObject {
    /// Says whether the amount is settled. Absent means `"final"`.
    public var type: LineItemType?
    /// Names the item in the sheet.
    public var label: String {
        get { keptLabel.string }
        set { keptLabel = KeptText(newValue) }
    }
    var keptLabel: KeptText
    /// Holds the item's amount, negative for a discount.
    public var amount: Amount
    /// Says when the item is charged. Absent means `"immediate"`. Apple Pay version 12.
    public var paymentTiming: PaymentTiming?
    /// Sets the first charge of a recurring item, which is otherwise this payment. Apple Pay version 12.
    public var recurringPaymentStartDate: Timestamp? {
        get { plan?.recurringPaymentStartDate }
        set { plan { $0.recurringPaymentStartDate = newValue } }
    }
    /// Names the unit in which the interval of a recurring item is counted. Absent means `"month"`. Apple Pay version 12.
    public var recurringPaymentIntervalUnit: RecurringPaymentDateUnit? {
        get { plan?.recurringPaymentIntervalUnit }
        set { plan { $0.recurringPaymentIntervalUnit = newValue } }
    }
    /// Counts the units between two charges of a recurring item. Absent means `1`. Apple Pay version 12.
    public var recurringPaymentIntervalCount: UInt32? {
        get { plan?.recurringPaymentIntervalCount }
        set { plan { $0.recurringPaymentIntervalCount = newValue } }
    }
    /// Ends a recurring item, which otherwise goes on. Apple Pay version 12.
    public var recurringPaymentEndDate: Timestamp? {
        get { plan?.recurringPaymentEndDate }
        set { plan { $0.recurringPaymentEndDate = newValue } }
    }
    /// Sets the day on which a deferred item is charged. Apple Pay version 12.
    public var deferredPaymentDate: Timestamp? {
        get { plan?.deferredPaymentDate }
        set { plan { $0.deferredPaymentDate = newValue } }
    }
    /// Sets the balance below which an automatic reload is made. Apple Pay version 14.
    public var automaticReloadPaymentThresholdAmount: Amount? {
        get { plan?.automaticReloadPaymentThresholdAmount }
        set { plan { $0.automaticReloadPaymentThresholdAmount = newValue } }
    }
    /// Tells the money that is sent from the fee for sending it at once. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
    public var disbursementLineItemType: DisbursementLineItemType? {
        get { plan?.disbursementLineItemType }
        set { plan { $0.disbursementLineItemType = newValue } }
    }
    @Boxed var plan: LineItemPlan?
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension LineItem {
    /// Takes what must be there; everything else is set afterwards.
    public init(label: String, amount: Amount) {
        keptLabel = KeptText(label)
        self.amount = amount
        unknownMembers = UnknownMembers()
    }
}
