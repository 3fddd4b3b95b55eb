/// A shipping method that pays money out.
enum ShippingNegative: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.amount], unless: .amountFromZero(ShippingMethod.Slot.amount)
            ) { cursor, context in
                guard let amount = cursor.amount(ShippingMethod.Slot.amount), amount.isNegative,
                    let node = cursor.slot(ShippingMethod.Slot.amount)
                else { return }
                let verdict = ShippingMethods.verdict(amount, context)
                context.report(
                    .shippingNegative, at: node, verdict.severity, webKit: verdict.webKit, help: "charge zero or more",
                    "shipping for " + amount.text + " is below zero")
            }
        ]
    }
}
