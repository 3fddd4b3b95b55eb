/// The total once more among its lines.
enum TotalRepeated: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.sheets, needs: [.total, .lineItems]) { sheet, context in
        guard !context.lineSum(sheet).areBelowTotal, let index = place(sheet), let line = sheet.lineItems?[index],
            let label = line.label
        else { return }
        context.report(
            .totalRepeated, at: line.node, related: [RelatedNode(sheet[.total], "the total is here")],
            fix: RawFix(.risky, "leave the line out", [.remove(node: line.node)]), "\(label.quoted, "label") repeats the total")
    }

    /// The line that is the total: the same amount, and its label or a word for a sum.
    static func place(_ sheet: borrowing SheetView) -> Int? {
        guard let total = sheet.total, let name = total.label, let price = total.price, !price.amount.isZero, let lines = sheet.lineItems
        else { return nil }
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
