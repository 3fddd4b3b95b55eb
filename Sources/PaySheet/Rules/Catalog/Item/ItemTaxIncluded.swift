/// A line for a tax that the prices include.
enum ItemTaxIncluded: DocumentRule {
    static var rows: [RuleRow] { RuleRow(ChargeView.self, in: ChargeView.sheets, needs: [.lineItems, .total], isAdvice: true, check) }

    private static func check(_ charge: borrowing ChargeView, _ context: inout RuleContext) {
        guard context.sum(charge) == .unclear, let lines = charge.lineItems, let price = charge.total?.price else { return }
        // A tax that the total counts is a charge like others, whatever its label says.
        guard let difference = ItemTally(charge, decimals: context.facts.decimals).difference(price.amount), !difference.isZero else {
            return
        }
        for index in 0..<lines.count {
            guard let line = lines[index], line.isIncludedTax, let label = line.label, let tax = line.price, !tax.amount.isZero else {
                continue
            }
            context.report(
                .itemTaxIncluded, at: line.node, .info,
                help: "leave the line out, or put the tax into the label of another line",
                label.quoted + " of " + tax.amount.text + " is part of the other prices, but a line looks like one more charge")
        }
    }
}
