/// A total of zero for systems that do not know it.
enum TotalZero: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(LineItemView.self, needs: [.amount], roles: [.total], when: .version(below: firstVersion)) { total, context in
            guard !context.isInside(ModifierView.self), let amount = total.amount else { return }
            check(amount, at: total[.amount], &context)
        }
        RuleRow(PaymentItemView.self, needs: [.amount], roles: [.total], when: .version(below: firstVersion)) { total, context in
            guard !context.isInside(DetailsModifierView.self), let money = total.amount, let amount = money.amount(.value) else {
                return
            }
            check(amount, at: money[.value], &context)
        }
    }

    static let firstVersion = 4

    private static func check(_ amount: Amount, at node: Int, _ context: inout RuleContext) {
        guard let version = context.facts.version, amount.isZero, !amount.isWrittenAsNegativeZero else { return }
        context.report(
            .totalZero, at: node, help: "ask for version " + String(firstVersion) + " or newer",
            "the total is zero, which is allowed from version \(firstVersion, "firstVersion")"
                + ", and version \(version, "version") is asked for")
    }
}
