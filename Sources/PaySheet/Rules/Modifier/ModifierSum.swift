/// A modifier whose total is not the sum of what the sheet shows.
enum ModifierSum: DocumentRule {
    static let card = Rule(
        "modifier/sum", "Total of a modifier", .warning, group: .compatible,
        what:
            "The items of the request add up to its total, and with the additional items of a modifier they do not add up to the modifier's total.",
        why: "The sheet shows all the items above the modifier's total; nothing is added up for the page, and shoppers see the difference.",
        instead: "Make the modifier's total the sum of the items that the sheet shows.",
        sources: ["AP-MOD-REPLACE"], page: "applepaymodifier",
        bad: [
            Sample(
                .w3c, ModifierSamples.two + [.text("/details/modifiers/0/data/total/amount", "40.06")],
                at: "/details/modifiers/0/data/total/amount", shows: ["AP-MOD-REPLACE"]),
            Sample(
                .w3c, ModifierSamples.two + [.text("/details/modifiers/1/data/additionalLineItems/0/amount", "0.55")],
                at: "/details/modifiers/1/data/total/amount", shows: ["AP-MOD-REPLACE"]),
        ],
        good: [
            Sample(.w3c, ModifierSamples.two),
            Sample(
                .w3c,
                ModifierSamples.two + [
                    .text("/details/modifiers/0/data/total/amount", "40.06"), .set("/details/displayItems/1/pending", "true"),
                ]),
        ])

    static let rows = [
        RuleRow(ShapeIndex.paymentDetails, needs: DetailsSlots.constructor.forSum) { check($0, .constructor, &$1) },
        RuleRow(ShapeIndex.paymentDetailsUpdate, needs: DetailsSlots.update.forSum) { check($0, .update, &$1) },
    ]

    private static func check(_ cursor: borrowing Cursor, _ slots: DetailsSlots, _ context: inout RuleContext) {
        guard let total: PaymentItemView = cursor.view(slots.total), total.pending != true, let expected = total.amount?.value,
            let items: Records<PaymentItemView> = cursor.list(slots.displayItems), items.count > 0,
            let modifiers: Records<DetailsModifierView> = cursor.list(slots.modifiers)
        else { return }
        var shown = AmountSum()
        guard add(items, to: &shown), shown.amount == expected else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let data = modifier.applePay, let sheet = data.total,
                !sheet.cursor.isPresent(LineItem.Slot.type), !sheet.cursor.isPresent(LineItem.Slot.paymentTiming),
                let amount = sheet.amount,
                let node = sheet.cursor.slot(LineItem.Slot.amount)
            else { continue }
            var sum = shown
            if modifier.cursor.isPresent(DetailsModifier.Slot.additionalDisplayItems) {
                guard let more = modifier.additionalDisplayItems, add(more, to: &sum) else { continue }
            }
            // A total without items of its own stands for what only the page knows.
            guard let more = data.additionalLineItems, more.count > 0, add(more, to: &sum), let all = sum.amount, all != amount else {
                continue
            }
            context.report(
                .modifierSum, at: node, help: "write \"" + all.text + "\", or put the items right",
                "the modifier charges " + amount.text + ", and the items add up to " + all.text)
        }
    }

    private static func add(_ items: borrowing Records<PaymentItemView>, to sum: inout AmountSum) -> Bool {
        for index in 0..<items.count {
            guard let item = items[index], item.pending != true else { return false }
            sum.add(item.amount?.value)
        }
        return sum.amount != nil
    }

    private static func add(_ items: borrowing Records<LineItemView>, to sum: inout AmountSum) -> Bool {
        for index in 0..<items.count {
            guard let item = items[index], !item.cursor.isPresent(LineItem.Slot.type), !item.cursor.isPresent(LineItem.Slot.paymentTiming)
            else { return false }
            sum.add(item.amount)
        }
        return sum.amount != nil
    }
}

extension DetailsSlots {
    /// What a sum needs.
    var forSum: [Int] { [total, displayItems, modifiers] }
}
