/// A discount that is added.
enum ItemDiscountSign: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(ChargeView.self, in: ChargeView.sheets + ModifierView.shapes, needs: [.lineItems], isAdvice: true) { charge, context in
            // Where the sum is wrong, that says more.
            guard charge.isModifier || context.sum(charge) != .unclear || !isSumWrong(charge, context) else { return }
            checkLines(charge, &context)
        }
    }

    private static func isSumWrong(_ charge: borrowing ChargeView, _ context: borrowing RuleContext) -> Bool {
        guard let price = charge.total?.price,
            let difference = ItemTally(charge, decimals: context.facts.decimals).difference(price.amount)
        else { return false }
        return !difference.isZero
    }

    private static func checkLines(_ charge: borrowing ChargeView, _ context: inout RuleContext) {
        guard let lines = charge.lineItems else { return }
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, LabelWords.isDiscount(label), let price = line.price,
                price.amount.isPositive, let turned = try? price.amount.negated()
            else { continue }
            context.report(
                .itemDiscountSign, at: price.node, fix: .write(turned.text, .risky, price.node),
                label.quoted + " of " + price.amount.text + " is added, not taken off")
        }
    }
}
