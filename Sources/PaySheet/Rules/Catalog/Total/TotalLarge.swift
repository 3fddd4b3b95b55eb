/// A total that engines refused for years.
enum TotalLarge: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(LineItemView.self, roles: [.total], when: .amount(.amount, above: limit)) { total, context in
            guard let amount = total.amount else { return }
            let isUpdate = !context.isInside(PaymentRequestView.self)
            report(amount, at: total[.amount], webKit: isUpdate ? .updateTotalLimit : .totalLimit, &context)
        }
        RuleRow(PaymentItemView.self, needs: [.amount], roles: [.total]) { total, context in
            guard let money = total.amount, let amount = money.amount(.value), amount > Amount(limit, scale: 0) else { return }
            report(amount, at: money[.value], webKit: nil, &context)
        }
    }

    private static let limit = 100_000_000

    private static func report(_ amount: Amount, at node: Int, webKit: WebKitCheck?, _ context: inout RuleContext) {
        let first = SafariRelease.largeTotals
        if context.policy.isSafari(from: first) { return }
        context.report(
            .totalLarge, at: node, webKit: webKit, help: "offer another way of paying in Safari before " + first.description,
            "the total \(shown: amount) is above \(limit, "limit"), where Safari before \(first.description, "release") throws")
    }
}
