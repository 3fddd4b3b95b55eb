/// A total of zero for systems that do not know it.
enum TotalZero: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(LineItemView.self, needs: [.amount], roles: [.total], when: .version(below: firstVersion), check)]
    }

    /// The first version that allows it.
    static let firstVersion = 4

    static func check(_ total: borrowing LineItemView, _ context: inout RuleContext) {
        guard let version = context.facts.version, !context.isInside(ModifierView.self), let amount = total.amount, amount.isZero,
            !amount.isWrittenAsNegativeZero
        else { return }
        context.report(
            .totalZero, at: total[.amount], help: "ask for version " + String(firstVersion) + " or newer",
            "the total is zero, which is allowed from version " + String(firstVersion) + ", and version " + String(version)
                + " is asked for")
    }
}
