/// A line for a tax that the prices include.
enum ItemTaxIncluded: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.sheets, needs: [.lineItems, .total], isAdvice: true) { sheet, context in
        // A tax that the total counts is a charge like others, whatever its label says.
        guard context.isSumWrong(sheet), let lines = sheet.lineItems else { return }
        for index in 0..<lines.count {
            guard let line = lines[index], line.isIncludedTax, let label = line.label, let tax = line.price, !tax.amount.isZero else {
                continue
            }
            context.report(
                .itemTaxIncluded, at: line.node, .info,
                help: "leave the line out, or put the tax into the label of another line",
                "\(label.quoted, "label") of \(tax.amount, "tax") is part of the other prices, but a line looks like one more charge")
        }
    }
}
