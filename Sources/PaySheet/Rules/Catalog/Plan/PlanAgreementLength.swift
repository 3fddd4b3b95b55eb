/// Terms that are longer than the sheet shows.
enum PlanAgreementLength: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.recurringPaymentRequest, needs: [RecurringPaymentRequest.Slot.billingAgreement]) { cursor, context in
                check(cursor, RecurringPaymentRequest.Slot.billingAgreement, &context)
            },
            RuleRow(ShapeIndex.automaticReloadPaymentRequest, needs: [AutomaticReloadPaymentRequest.Slot.billingAgreement]) {
                cursor, context in
                check(cursor, AutomaticReloadPaymentRequest.Slot.billingAgreement, &context)
            },
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.billingAgreement]) { cursor, context in
                check(cursor, DeferredPaymentRequest.Slot.billingAgreement, &context)
            },
        ]
    }

    private static let limit = 500

    private static func check(_ plan: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = plan.text(member), let length = text.length(above: limit), let node = plan.slot(member) else { return }
        if length.characters > limit {
            context.report(
                .planAgreementLength, at: node, help: "write at most 500 characters",
                "the agreement has " + String(length.characters) + " characters, and the sheet shows 500 at most")
        } else if length.utf16 > limit {
            context.report(
                .planAgreementLength, at: node, .info, help: "shorten it, to be sure",
                "the agreement has " + String(length.characters) + " characters as people count them and " + String(length.utf16)
                    + " as JavaScript does; which of them must stay within 500 is not documented")
        }
    }
}
