/// An address of a plan that is no complete URL.
enum PlanAddressInvalid: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                let addresses = PlanAddress.pair(context.shape)
                check(cursor, addresses.management, &context)
                check(cursor, addresses.notification, &context)
            }
        ]
    }

    private static func check(_ plan: borrowing Cursor, _ address: PlanAddress, _ context: inout RuleContext) {
        guard let text = plan.text(address.member), context.ordinaryAddress(text) == .no, let node = plan.slot(address.member),
            let fault = text.url.fault
        else { return }
        let verdict = PlanCheck.verdict(address.check, context)
        let name = address.isNotification ? "tokenNotificationURL" : "managementURL"
        let (help, fix) = address.remedy(fault, text, node)
        context.report(
            .planAddressInvalid, at: node, verdict.severity, webKit: verdict.webKit, fix: fix, help: help,
            "\"" + name + "\" is not a complete address: " + fault.message)
    }
}
