/// A billing item whose timing is not that of its plan.
enum PlanTiming: OneRowRule {
    static let row = RuleRow(PlanView.self, needs: [.billing]) { plan, context in
        switch plan.kind {
        case .recurring:
            check(plan.billing, PaymentTiming.recurringIndex, .recurringTiming, &context)
            check(plan.trialBilling, PaymentTiming.recurringIndex, .trialTiming, &context)
        case .automaticReload: check(plan.billing, PaymentTiming.automaticReloadIndex, .reloadTiming, &context)
        case .deferred: check(plan.billing, PaymentTiming.deferredIndex, .deferredTiming, &context)
        }
    }

    private static func check(_ item: LineItemView?, _ wanted: Int, _ check: WebKitCheck, _ context: inout RuleContext) {
        guard let item, item.word(.paymentTiming) != wanted else { return }
        let word = PaymentTiming.all[wanted].rawValue
        let help = "write \"paymentTiming\": \"" + word + "\""
        if item.isMissing(.paymentTiming) {
            context.report(
                .planTiming, at: item.node, failing: check,
                fix: RawFix(.safe, help, [.add(object: item.node, name: "paymentTiming", json: "\"" + word + "\"")]), help: help,
                "the item has no \"paymentTiming\", so that it counts as charged at once; here it is \"\(word, "word")\"")
        } else if let timing = item.paymentTiming, timing.index >= 0 {
            context.report(
                .planTiming, at: item[.paymentTiming], failing: check,
                fix: RawFix(.safe, help, [.replace(node: item[.paymentTiming], text: word)]), help: help,
                "the timing \(timing.text.quoted, "timing") does not fit the plan; here it is \"\(word, "word")\"")
        }
    }
}
