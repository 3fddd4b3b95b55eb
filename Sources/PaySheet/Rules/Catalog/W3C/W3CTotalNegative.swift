/// A total of the W3C interface below zero.
enum W3CTotalNegative: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.details + DetailsModifierView.shapes, needs: [.total]) { details, context in
        guard let price = details.total?.price, price.amount.isNegative || price.amount.isWrittenAsNegativeZero else { return }
        context.report(
            .w3cTotalNegative, at: price.node, webKit: .w3cTotalNegative, help: "charge zero or more",
            price.amount.isNegative
                ? "the total \(price.amount, "price") is negative" : "the total is zero with a minus sign, which counts as negative")
    }
}
