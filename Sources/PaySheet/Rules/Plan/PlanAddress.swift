/// One of the two addresses of a plan, with the checks that they fail.
struct PlanAddress {
    let member: Int
    let check: EngineCheck
    let isNotification: Bool

    /// The addresses of a dictionary that is a plan.
    static func pair(_ shape: Int) -> (management: PlanAddress, notification: PlanAddress) {
        switch shape {
        case ShapeIndex.recurringPaymentRequest:
            (
                PlanAddress(member: RecurringPaymentRequest.Slot.managementURL, check: .recurringURL, isNotification: false),
                PlanAddress(member: RecurringPaymentRequest.Slot.tokenNotificationURL, check: .recurringTokenURL, isNotification: true)
            )
        case ShapeIndex.automaticReloadPaymentRequest:
            (
                PlanAddress(member: AutomaticReloadPaymentRequest.Slot.managementURL, check: .reloadURL, isNotification: false),
                PlanAddress(member: AutomaticReloadPaymentRequest.Slot.tokenNotificationURL, check: .reloadTokenURL, isNotification: true)
            )
        default:
            (
                PlanAddress(member: DeferredPaymentRequest.Slot.managementURL, check: .deferredURL, isNotification: false),
                PlanAddress(member: DeferredPaymentRequest.Slot.tokenNotificationURL, check: .deferredTokenURL, isNotification: true)
            )
        }
    }

    /// The same address with https, where it is written with http.
    static func secured(_ text: borrowing Text, _ url: AbsoluteURL, _ node: Int) -> RawFix? {
        guard url.scheme == .http, text.isPlain, text.byteCount > 4, text.byte(4) == UInt8(ascii: ":") else { return nil }
        return RawFix(.risky, "write \"https:\"", [.replace(node: node, text: "https" + text.string.dropFirst(4))])
    }
}
