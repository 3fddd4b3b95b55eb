/// A billing item whose timing is not that of its plan.
enum PlanTiming: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "plan/timing", "Timing of a billing item", .error,
            what: "The item that says what is charged later does not name the timing of its plan.",
            why: "An item without \"paymentTiming\" counts as charged at once, and Safari throws a TypeError for a plan whose billing item "
                + "has another timing than the plan. In an update Safari does not look, and what the system makes of it is not documented.",
            instead: "Write \"recurring\" for regular and trial billing, \"automaticReload\" for a reload, \"deferred\" for a later "
                + "charge.",
            sources: [
                "AP-REC-TIMING", "AP-REC-TRIAL-TIMING", "AP-REL-TIMING", "AP-DEF-TIMING", "WK-REC-TIMING", "WK-REC-TRIAL-TIMING",
                "WK-RELOAD-TIMING", "WK-DEF-TIMING",
            ],
            page: "applepayrecurringpaymentrequest/regularbilling",
            bad: [
                Sample(
                    .recurring, [.text("/recurringPaymentRequest/regularBilling/paymentTiming", "immediate")],
                    at: "/recurringPaymentRequest/regularBilling/paymentTiming", shows: ["AP-REC-TIMING", "WK-REC-TIMING"]),
                Sample(
                    .trial, [.text("/recurringPaymentRequest/trialBilling/paymentTiming", "immediate")],
                    at: "/recurringPaymentRequest/trialBilling/paymentTiming", shows: ["AP-REC-TRIAL-TIMING", "WK-REC-TRIAL-TIMING"]),
                Sample(
                    .reload, [.remove("/automaticReloadPaymentRequest/automaticReloadBilling/paymentTiming")],
                    at: "/automaticReloadPaymentRequest/automaticReloadBilling", shows: ["AP-REL-TIMING", "WK-RELOAD-TIMING"]),
                Sample(
                    .deferred, [.remove("/deferredPaymentRequest/deferredBilling/paymentTiming")],
                    at: "/deferredPaymentRequest/deferredBilling", shows: ["AP-DEF-TIMING", "WK-DEF-TIMING"]),
                Sample(
                    .paymentMethodUpdate, [.set("/newRecurringPaymentRequest", plan("deferred"))],
                    at: "/newRecurringPaymentRequest/regularBilling/paymentTiming"),
                Sample(
                    .modifier, [.set("/recurringPaymentRequest", plan("automaticReload"))],
                    at: "/recurringPaymentRequest/regularBilling/paymentTiming"),
            ],
            good: [
                Sample(.recurring), Sample(.trial), Sample(.reload), Sample(.deferred),
                Sample(.paymentMethodUpdate, [.set("/newRecurringPaymentRequest", plan("recurring"))]),
                Sample(.modifier, [.set("/recurringPaymentRequest", plan("recurring"))]),
            ])
    }

    private static func plan(_ timing: String) -> String {
        #"{"paymentDescription":"Plan","regularBilling":{"label":"Each Month","amount":"5.00","paymentTiming":""# + timing
            + #""},"managementURL":"https://cedar.example/plan","tokenNotificationURL":"https://cedar.example/tokens"}"#
    }

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
