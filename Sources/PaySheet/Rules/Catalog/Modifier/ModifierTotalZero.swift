/// A modifier that makes the payment free.
enum ModifierTotalZero: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "modifier/total-zero", "Modifier with a total of zero", .warning,
            what: "The total of a modifier is zero.",
            why:
                "Apple's page on the modifier's total asks for an amount above zero, although a request may have a total of zero from "
                + "version 4 on. Safari does not look at it; what the sheet makes of it is not documented.",
            instead: "Give the modifier a total above zero, or leave its total out.",
            sources: ["AP-MOD-TOTAL"], page: "applepaymodifier/total",
            bad: [
                Sample(.modifier, [.text("/total/amount", "0.00")], at: "/total/amount", shows: ["AP-MOD-TOTAL"]),
                Sample(
                    .w3c,
                    ModifierSamples.two + [
                        .text("/details/modifiers/0/data/total/amount", "0"),
                        .text("/details/modifiers/0/data/additionalLineItems/0/amount", "-38.06"),
                    ], at: "/details/modifiers/0/data/total/amount", shows: ["AP-MOD-TOTAL"]),
                Sample(.modifier, [.text("/total/amount", "0.00")], at: "/total/amount", policy: alone(4)),
            ],
            good: [
                Sample(.modifier, [.text("/total/amount", "0.01")]),
                Sample(.w3c, ModifierSamples.two),
                Sample(.modifier, [.text("/total/amount", "0.00")], policy: alone(3)),
            ])
    }

    /// What else such a version does not have is for other rules to say.
    private static func alone(_ version: Int) -> Policy { Policy(apiVersion: version).with { $0.selected = [.modifierTotalZero] } }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.total], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // Below version 4 no total may be zero, and before version 12 a modifier has none.
        if let version = context.facts.version, version < 4 { return }
        guard let total = ModifierView(copy cursor).total, let amount = total.amount, amount.isZero,
            let node = total.cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(.modifierTotalZero, at: node, help: "charge more than zero", "the total of the modifier is zero")
    }
}
