/// A total that engines refused for years.
enum TotalLarge: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.lineItem, needs: [LineItem.Slot.amount], roles: [.total], unless: .amountFromZero(LineItem.Slot.amount), check)
        ]
    }

    private static let limit = Amount(unchecked: 100_000_000, scale: 0)

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.amount(LineItem.Slot.amount), amount > limit,
            let node = cursor.slot(LineItem.Slot.amount)
        else { return }
        context.report(
            .totalLarge, at: node, help: "offer another way of paying on systems before 2024",
            "the total " + Shown.shortened(amount.text) + " is above 100000000, where engines before 2024 throw")
    }
}
