/// A reload that nothing sets off.
enum ReloadThresholdMissing: DocumentRule {
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
                    "the balance that starts a reload is missing: \"automaticReloadPaymentThresholdAmount\"")
            }
        ]
    }
}
