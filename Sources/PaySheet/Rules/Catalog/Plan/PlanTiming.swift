/// A billing item whose timing is not that of its plan.
enum PlanTiming: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.recurringPaymentRequest, needs: [RecurringPaymentRequest.Slot.regularBilling]) { cursor, context in
                let wanted = (PaymentTiming.recurringIndex, "recurring")
                check(cursor, RecurringPaymentRequest.Slot.regularBilling, wanted, .recurringTiming, &context)
                check(cursor, RecurringPaymentRequest.Slot.trialBilling, wanted, .trialTiming, &context)
            },
            RuleRow(
                ShapeIndex.automaticReloadPaymentRequest, needs: [AutomaticReloadPaymentRequest.Slot.automaticReloadBilling]
            ) { cursor, context in
                let wanted = (PaymentTiming.automaticReloadIndex, "automaticReload")
                check(cursor, AutomaticReloadPaymentRequest.Slot.automaticReloadBilling, wanted, .reloadTiming, &context)
            },
            RuleRow(ShapeIndex.deferredPaymentRequest, needs: [DeferredPaymentRequest.Slot.deferredBilling]) { cursor, context in
                let wanted = (PaymentTiming.deferredIndex, "deferred")
                check(cursor, DeferredPaymentRequest.Slot.deferredBilling, wanted, .deferredTiming, &context)
            },
        ]
    }

    private static func check(
        _ plan: borrowing Cursor, _ member: Int, _ wanted: (index: Int, word: String), _ check: WebKitCheck, _ context: inout RuleContext
    ) {
        guard let item = plan.inner(member) else { return }
        if item.slot(LineItem.Slot.paymentTiming) != nil, item.wordIndex(LineItem.Slot.paymentTiming) == wanted.index { return }
        let verdict = PlanCheck.verdict(check, context)
        let help = "write \"paymentTiming\": \"" + wanted.word + "\""
        guard item.isPresent(LineItem.Slot.paymentTiming) else {
            if item.isMisspelt(LineItem.Slot.paymentTiming, in: ShapeIndex.lineItem) { return }
            context.report(
                .planTiming, at: item.node, verdict.severity, webKit: verdict.webKit,
                fix: RawFix(.safe, help, [.add(object: item.node, name: "paymentTiming", json: "\"" + wanted.word + "\"")]), help: help,
                "the item has no \"paymentTiming\", so that it counts as charged at once; here it is \"" + wanted.word + "\"")
            return
        }
        guard let timing = item.wordView(LineItem.Slot.paymentTiming), timing.index >= 0, timing.index != wanted.index,
            let node = item.slot(LineItem.Slot.paymentTiming)
        else { return }
        context.report(
            .planTiming, at: node, verdict.severity, webKit: verdict.webKit,
            fix: RawFix(.safe, help, [.replace(node: node, text: wanted.word)]), help: help,
            "the timing " + timing.text.quoted + " does not fit the plan; here it is \"" + wanted.word + "\"")
    }
}
