/// A surcharge that is shown and not charged.
enum ModifierItemsWithoutTotal: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "modifier/items-without-total", "Additional items without a new total", .warning,
            what: "A modifier adds items with an amount and no total.",
            why: "Nothing is added up: the sheet shows the items, and the total of the request stays as it was.",
            instead: "Give the modifier the total that is to be charged.",
            sources: ["AP-MOD-REPLACE"], page: "applepaymodifier",
            bad: [
                Sample(.modifier, [.remove("/total")], shows: ["AP-MOD-REPLACE"]),
                Sample(
                    .w3c, ModifierSamples.two + [.remove("/details/modifiers/1/data/total")], at: "/details/modifiers/1/data",
                    shows: ["AP-MOD-REPLACE"]),
            ],
            good: [
                Sample(.modifier, [.remove("/total"), .text("/additionalLineItems/0/amount", "0.00")]),
                Sample(.modifier, [.remove("/total"), .remove("/additionalLineItems")]),
                Sample(
                    .modifier,
                    [
                        .remove("/total"), .set("/disbursementRequest", "{}"),
                        .text("/additionalLineItems/0/disbursementLineItemType", "disbursement"),
                    ]),
                Sample(
                    .w3c,
                    ModifierSamples.two + [
                        .remove("/details/modifiers/1/data/total"),
                        .set("/details/modifiers/1/total", #"{"label":"Harbor Books","amount":{"currency":"USD","value":"38.56"}}"#),
                    ]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.additionalLineItems], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        // The lines of a transfer say what the person gets, and charge nothing.
        guard !cursor.isPresent(Modifier.Slot.total), !cursor.isPresent(Modifier.Slot.disbursementRequest),
            let items = ModifierView(copy cursor).additionalLineItems
        else { return }
        if context.parentShape == ShapeIndex.detailsModifier {
            guard !context.parent(copy cursor).isPresent(DetailsModifier.Slot.total) else { return }
        }
        var sum = AmountSum()
        for index in 0..<items.count {
            guard let item = items[index], !item.cursor.isPresent(LineItem.Slot.disbursementLineItemType) else { return }
            // What is charged later, or not known yet, is not in the total.
            guard !item.cursor.isPresent(LineItem.Slot.paymentTiming), !item.cursor.isPresent(LineItem.Slot.type) else { continue }
            sum.add(item.amount)
        }
        guard let amount = sum.amount, !amount.isZero else { return }
        context.report(
            .modifierItemsWithoutTotal, at: cursor.node, help: "add \"total\"",
            "the modifier adds items of " + amount.text + " and no total that charges them")
    }
}
