/// The total once more among its lines.
enum TotalRepeated: DocumentRule {
    static var rows: [RuleRow] { RuleRow(ChargeView.self, in: ChargeView.sheets, needs: [.total, .lineItems], check) }

    private static func check(_ charge: borrowing ChargeView, _ context: inout RuleContext) {
        guard context.sum(charge) != .addUpFromSmaller, let index = place(charge), let lines = charge.lineItems, let line = lines[index],
            let label = line.label
        else { return }
        context.report(
            .totalRepeated, at: line.node, related: [RelatedNode(charge[.total], "the total is here")],
            fix: RawFix(.risky, "leave the line out", [.remove(node: line.node)]), label.quoted + " repeats the total")
    }

    /// The line that is the total: the same amount, and its label or a word for a sum.
    static func place(_ charge: borrowing ChargeView) -> Int? {
        guard let total = charge.total else { return nil }
        // Most lines have as many decimals as the total and another amount.
        if !total.isW3C, charge.linesDiffer(from: total.cursor.values[total.cursor.base &+ total.place(of: .amount)]) { return nil }
        guard let name = total.label, let price = total.price, !price.amount.isZero, let lines = charge.lineItems else { return nil }
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, line.price?.amount == price.amount,
                label.equals(name) || LabelWords.isTotal(label), line.word(.paymentTiming) ?? 0 == PaymentTiming.immediateIndex,
                !line.isOfTransfer
            else { continue }
            return index
        }
        return nil
    }
}
