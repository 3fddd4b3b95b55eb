/// A total of the W3C interface below zero.
enum W3CTotalNegative: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.total]) { check($0, PaymentDetails.Slot.total, &$1) },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.total]) {
                check($0, PaymentDetailsUpdate.Slot.total, &$1)
            },
            RuleRow(ShapeIndex.detailsModifier, needs: [DetailsModifier.Slot.total]) { check($0, DetailsModifier.Slot.total, &$1) },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let total: PaymentItemView = cursor.view(member), let money = total.amount, let amount = money.value,
            let node = money.cursor.slot(CurrencyAmount.Slot.value)
        else { return }
        guard amount.isNegative || amount.isZero && amount.text.utf8.first == ASCII.minus else { return }
        context.report(
            .w3cTotalNegative, at: node, webKit: .w3cTotalNegative, help: "charge zero or more",
            amount.isNegative
                ? "the total " + amount.text + " is below zero" : "the total is zero with a minus sign, which counts as negative")
    }
}
