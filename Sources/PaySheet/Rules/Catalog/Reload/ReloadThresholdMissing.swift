/// A reload that nothing sets off.
enum ReloadThresholdMissing: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "reload/threshold-missing", "Automatic reload without a threshold", .error,
            what: "The billing item of an automatic reload does not say at which balance the reload happens.",
            why: "Safari throws a TypeError without \"automaticReloadPaymentThresholdAmount\", even where the amount itself is pending. "
                + "In an "
                + "update Safari does not look.",
            instead: "Add \"automaticReloadPaymentThresholdAmount\" with the balance below which a reload is made.",
            sources: ["AP-REL-THRESHOLD", "WK-RELOAD-THRESHOLD"], page: "applepayautomaticreloadpaymentrequest/automaticreloadbilling",
            bad: [
                Sample(
                    .reload, [.remove("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount")],
                    at: "/automaticReloadPaymentRequest/automaticReloadBilling", shows: ["AP-REL-THRESHOLD", "WK-RELOAD-THRESHOLD"]),
                Sample(
                    .reload,
                    [
                        .text("/automaticReloadPaymentRequest/automaticReloadBilling/type", "pending"),
                        .remove("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount"),
                    ], at: "/automaticReloadPaymentRequest/automaticReloadBilling"),
            ],
            good: [
                Sample(.reload),
                Sample(.reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/type", "pending")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.automaticReloadPaymentRequest, needs: [AutomaticReloadPaymentRequest.Slot.automaticReloadBilling]
            ) { cursor, context in
                guard let item = cursor.inner(AutomaticReloadPaymentRequest.Slot.automaticReloadBilling),
                    !item.isPresent(LineItem.Slot.automaticReloadPaymentThresholdAmount),
                    !item.isMisspelt(LineItem.Slot.automaticReloadPaymentThresholdAmount, in: ShapeIndex.lineItem)
                else { return }
                let verdict = PlanCheck.verdict(.reloadThreshold, context)
                context.report(
                    .reloadThresholdMissing, at: item.node, verdict.severity, webKit: verdict.webKit,
                    help: "add \"automaticReloadPaymentThresholdAmount\"",
                    "nothing says at which balance the reload happens: \"automaticReloadPaymentThresholdAmount\" is not there")
            }
        ]
    }
}
