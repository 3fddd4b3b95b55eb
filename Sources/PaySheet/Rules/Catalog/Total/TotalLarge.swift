/// A total that engines refused for years.
enum TotalLarge: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(LineItemView.self, roles: [.total], when: .amount(.amount, above: limit), check)] }

    private static let limit = 100_000_000

    static func check(_ total: borrowing LineItemView, _ context: inout RuleContext) {
        guard let amount = total.amount else { return }
        context.report(
            .totalLarge, at: total[.amount], help: "offer another way of paying on systems before 2024",
            "the total " + Shown.shortened(amount.text) + " is above " + String(limit) + ", where engines before 2024 throw")
    }
}
