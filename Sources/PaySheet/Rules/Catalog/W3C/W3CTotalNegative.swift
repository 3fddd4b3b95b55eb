/// A total of the W3C interface below zero.
enum W3CTotalNegative: DocumentRule {
    static var rows: [RuleRow] { RuleRow(SheetView.self, in: SheetView.details + DetailsModifierView.shapes, needs: [.total], check) }

    private static func check(_ details: borrowing SheetView, _ context: inout RuleContext) {
        guard let price = details.total?.price, price.amount.isNegative || price.amount.isWrittenAsNegativeZero else { return }
        context.report(
            .w3cTotalNegative, at: price.node, webKit: .w3cTotalNegative, help: "charge zero or more",
            price.amount.isNegative
                ? "the total " + price.amount.text + " is below zero" : "the total is zero with a minus sign, which counts as negative")
    }
}
