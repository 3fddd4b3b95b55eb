/// A total below zero.
enum TotalNegative: OneRowRule {
    static let row = RuleRow(LineItemView.self, roles: [.total], when: .amount(.amount, below: 0)) { total, context in
        guard let amount = total.amount else { return }
        context.report(
            .totalNegative, at: total[.amount], webKit: WebKitCheck.negativeTotal(context),
            help: "charge zero or more", "the total \(amount) is negative")
    }
}

extension WebKitCheck {
    /// The check that a total below zero fails in the dictionary in front.
    static func negativeTotal(_ context: borrowing RuleContext) -> WebKitCheck {
        context.isInside(PaymentRequestView.self) ? .totalNegative : .updateTotal
    }
}
