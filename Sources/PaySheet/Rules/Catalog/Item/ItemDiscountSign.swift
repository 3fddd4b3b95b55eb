/// A discount that is added.
enum ItemDiscountSign: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.sheets + ModifierView.shapes, needs: [.lineItems], isAdvice: true) {
        sheet, context in
        // Where the sum is wrong, that says more.
        guard sheet.isModifier || !context.isSumWrong(sheet) else { return }
        checkLines(sheet, &context)
    }

    private static func checkLines(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        guard let lines = sheet.lineItems else { return }
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, LabelWords.isDiscount(label), let price = line.price,
                price.amount.isPositive, let turned = try? price.amount.negated()
            else { continue }
            context.report(
                .itemDiscountSign, at: price.node, fix: .write(turned.text, .risky, price.node),
                "\(label.quoted, "label") of \(price.amount, "price") is added, not taken off")
        }
    }
}
