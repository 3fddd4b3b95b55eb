/// A reload that nothing sets off.
enum ReloadThresholdMissing: OneRowRule {
    static let row = RuleRow(AutomaticReloadPaymentRequestView.self, needs: [.automaticReloadBilling]) { plan, context in
        guard let reload = plan.automaticReloadBilling, reload.isMissing(.automaticReloadPaymentThresholdAmount) else { return }
        context.report(
            .reloadThresholdMissing, at: reload.node, failing: .reloadThreshold,
            help: "add \"automaticReloadPaymentThresholdAmount\"",
            "the balance that starts a reload is missing: \"automaticReloadPaymentThresholdAmount\"")
    }
}
