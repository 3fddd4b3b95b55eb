/// A modifier that makes the payment free.
enum ModifierTotalZero: OneRowRule {
    static let row = RuleRow(ModifierView.self, needs: [.total]) { modifier, context in
        // Below version 4 no total may be zero, and before version 12 a modifier has none.
        if let version = context.facts.version, version < TotalZero.firstVersion { return }
        guard let total = modifier.total, let amount = total.amount, amount.isZero else { return }
        context.report(
            .modifierTotalZero, at: total[.amount], help: "charge more than zero", "the total of the modifier is zero")
    }
}
