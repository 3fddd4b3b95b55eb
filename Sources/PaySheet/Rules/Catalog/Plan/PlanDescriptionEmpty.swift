/// A plan that says nothing about what is paid for.
enum PlanDescriptionEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.recurringPaymentRequest, needs: [RecurringPaymentRequest.Slot.paymentDescription]) { cursor, context in
                check(cursor, RecurringPaymentRequest.Slot.paymentDescription, nil, &context)
            },
            RuleRow(ShapeIndex.automaticReloadPaymentRequest, needs: [AutomaticReloadPaymentRequest.Slot.paymentDescription]) {
                cursor, context in
                check(cursor, AutomaticReloadPaymentRequest.Slot.paymentDescription, nil, &context)
            },
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.paymentDescription]) { cursor, context in
                check(cursor, DeferredPaymentRequest.Slot.paymentDescription, .deferredDescription, &context)
            },
        ]
    }

    private static func check(_ plan: borrowing Cursor, _ member: Int, _ check: WebKitCheck?, _ context: inout RuleContext) {
        guard let text = plan.text(member), let node = plan.slot(member), text.isBlank else { return }
        let help = "say in a few words what the payment is for"
        if let check, text.isEmpty {
            let verdict = PlanCheck.verdict(check, context)
            context.report(
                .planDescriptionEmpty, at: node, verdict.severity, webKit: verdict.webKit, help: help,
                "the description of the payment is empty")
        } else {
            context.report(
                .planDescriptionEmpty, at: node, .warning, help: help,
                "the description of the payment is empty, so that the plan has no name")
        }
    }
}
