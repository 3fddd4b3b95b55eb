/// The parts of items of Apple Pay.
extension MemberRole {
    /// The total of a request, an update or a modifier.
    package static var total: MemberRole { MemberRole(rawValue: 1) }
    /// One of the lines.
    package static var item: MemberRole { MemberRole(rawValue: 2) }
    package static var regularBilling: MemberRole { MemberRole(rawValue: 3) }
    package static var trialBilling: MemberRole { MemberRole(rawValue: 4) }
    package static var reloadBilling: MemberRole { MemberRole(rawValue: 5) }
    package static var deferredBilling: MemberRole { MemberRole(rawValue: 6) }

    /// The role of the item that a member holds.
    static func ofItem(in shape: Int, at slot: Int) -> MemberRole {
        if slot == SheetView.place(.total, in: shape) { return .total }
        if slot == SheetView.place(.lineItems, in: shape) { return .item }
        return billing(shape, slot)
    }

    private static func billing(_ shape: Int, _ slot: Int) -> MemberRole {
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
