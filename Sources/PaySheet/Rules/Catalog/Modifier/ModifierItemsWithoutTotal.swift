/// A surcharge that is shown and not charged.
enum ModifierItemsWithoutTotal: OneRowRule {
    static let row = RuleRow(ModifierView.self, needs: [.additionalLineItems]) { modifier, context in
        // The lines of a transfer say what the person gets, and charge nothing.
        guard !modifier.isPresent(.total), !modifier.isPresent(.disbursementRequest), let items = modifier.additionalLineItems else {
            return
        }
        if let entry = context.parent(of: modifier, as: DetailsModifierView.self), entry.isPresent(.total) { return }
        var sum = AmountSum()
        for index in 0..<items.count {
            guard let item = items[index], !item.isPresent(.disbursementLineItemType) else { return }
            // What is charged later, or not known yet, is not in the total.
            guard !item.isPresent(.paymentTiming), !item.isPresent(.type) else { continue }
            sum.add(item.amount)
        }
        guard let amount = sum.amount, !amount.isZero else { return }
        context.report(
            .modifierItemsWithoutTotal, at: modifier.node, help: "add \"total\"",
            "the modifier adds items of \(amount) and no total that charges them")
    }
}
