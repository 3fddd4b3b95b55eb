/// A total that engines refused for years.
enum TotalLarge: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(LineItemView.self, roles: [.total], when: .amount(.amount, above: limit)) { total, context in
            if let amount = total.amount { report(amount, at: total[.amount], &context) }
        }
        RuleRow(PaymentItemView.self, needs: [.amount], roles: [.total]) { total, context in
            guard let money = total.amount, let amount = money.amount(.value), amount > Amount(limit, scale: 0) else { return }
            report(amount, at: money[.value], &context)
        }
    }

    private static let limit = 100_000_000

    private static func report(_ amount: Amount, at node: Int, _ context: inout RuleContext) {
        context.report(
            .totalLarge, at: node, help: "offer another way of paying on systems before 2024",
            "the total " + Shown.shortened(amount.text) + " is above " + String(limit) + ", where engines before 2024 throw")
    }
}
