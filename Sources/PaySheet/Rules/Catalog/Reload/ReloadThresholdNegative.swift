/// A reload at a balance below zero.
enum ReloadThresholdNegative: OneRowRule {
    static let row = RuleRow(LineItemView.self, when: .amount(.automaticReloadPaymentThresholdAmount, below: 0)) { item, context in
        guard let threshold = item.automaticReloadPaymentThresholdAmount else { return }
        context.report(
            .reloadThresholdNegative, at: item[.automaticReloadPaymentThresholdAmount], help: "write zero or more",
            "a balance cannot fall below \(threshold, "threshold"), so no reload happens")
    }
}
