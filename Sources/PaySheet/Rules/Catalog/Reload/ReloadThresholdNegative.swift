/// A reload at a balance below zero.
enum ReloadThresholdNegative: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.automaticReloadPaymentThresholdAmount]) { cursor, context in
                guard let amount = cursor.amount(LineItem.Slot.automaticReloadPaymentThresholdAmount), amount.isNegative,
                    let node = cursor.slot(LineItem.Slot.automaticReloadPaymentThresholdAmount)
                else { return }
                context.report(
                    .reloadThresholdNegative, at: node, help: "write zero or more",
                    "a balance cannot fall below " + amount.text + ", so no reload happens")
            }
        ]
    }
}
