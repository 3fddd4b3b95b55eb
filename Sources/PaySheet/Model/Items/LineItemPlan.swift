/// What only the line item of a plan has: when and how often it is charged. Few line items have any of it, so it lies outside
/// of them in one piece.
struct LineItemPlan: Sendable, Hashable {
    var recurringPaymentStartDate: Timestamp?
    var recurringPaymentIntervalUnit: RecurringPaymentDateUnit?
    var recurringPaymentIntervalCount: UInt32?
    var recurringPaymentEndDate: Timestamp?
    var deferredPaymentDate: Timestamp?
    var automaticReloadPaymentThresholdAmount: Amount?
    var disbursementLineItemType: DisbursementLineItemType?

    var isEmpty: Bool { self == LineItemPlan() }
}

extension Boxed<LineItemPlan> {
    /// A plan without anything is none.
    @inline(never)
    init(part plan: LineItemPlan) { self = plan.isEmpty ? Boxed() : Boxed(plan) }
}

extension LineItem {
    /// Changes the plan, which begins and ends with what it has.
    mutating func plan(_ change: (inout LineItemPlan) -> Void) {
        var changed = plan ?? LineItemPlan()
        change(&changed)
        plan = changed.isEmpty ? nil : changed
    }
}
