/// The part that an item plays in its document.
package enum ItemRole: UInt8, Sendable {
    case none
    /// The total of a request, an update or a modifier.
    case total
    /// One of the lines.
    case item
    case regularBilling
    case trialBilling
    case reloadBilling
    case deferredBilling

    init(shape: Int, slot: Int) {
        if slot == SheetView.place(.total, in: shape) {
            self = .total
        } else if slot == SheetView.place(.lineItems, in: shape) {
            self = .item
        } else {
            self = ItemRole.billing(shape, slot)
        }
    }

    private static func billing(_ shape: Int, _ slot: Int) -> ItemRole {
        switch shape {
        case ShapeIndex.recurringPaymentRequest:
            switch RecurringPaymentRequestView.Member(rawValue: slot) {
            case .regularBilling: .regularBilling
            case .trialBilling: .trialBilling
            default: .none
            }
        case ShapeIndex.automaticReloadPaymentRequest:
            AutomaticReloadPaymentRequestView.Member(rawValue: slot) == .automaticReloadBilling ? .reloadBilling : .none
        case ShapeIndex.deferredPaymentRequest:
            DeferredPaymentRequestView.Member(rawValue: slot) == .deferredBilling ? .deferredBilling : .none
        default: .none
        }
    }
}
