/// A reload at a balance below zero.
enum ReloadThresholdNegative: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "reload/threshold-negative", "Threshold below zero", .warning,
            what: "The balance that sets off a reload is below zero.",
            why: "Safari takes any amount. A prepaid balance does not fall below zero, so that no reload would ever be made.",
            instead: "Write zero or more.",
            sources: ["AP-REL-THRESHOLD-SIGN"], page: "applepayautomaticreloadpaymentrequest/automaticreloadbilling",
            bad: [
                Sample(
                    .reload,
                    [.text("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount", "-10.00")],
                    at: "/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount",
                    shows: ["AP-REL-THRESHOLD-SIGN"]),
                Sample(
                    .reload, [.text("/lineItems/1/automaticReloadPaymentThresholdAmount", "-0.01")],
                    at: "/lineItems/1/automaticReloadPaymentThresholdAmount"),
            ],
            good: [
                Sample(
                    .reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount", "0.00")]),
                Sample(.reload, [.text("/lineItems/1/automaticReloadPaymentThresholdAmount", "0.01")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.automaticReloadPaymentThresholdAmount]) { cursor, context in
                guard let amount = cursor.amount(LineItem.Slot.automaticReloadPaymentThresholdAmount), amount.isNegative,
                    let node = cursor.slot(LineItem.Slot.automaticReloadPaymentThresholdAmount)
                else { return }
                context.report(
                    .reloadThresholdNegative, at: node, help: "write zero or more",
                    "a balance does not fall below " + amount.text + ", so that no reload is made")
            }
        ]
    }
}
