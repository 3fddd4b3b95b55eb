/// A total below zero.
enum TotalNegative: DocumentRule {
    static var rows: [RuleRow] { RuleRow(LineItemView.self, roles: [.total], when: .amount(.amount, below: 0), check) }

    static func check(_ total: borrowing LineItemView, _ context: inout RuleContext) {
        guard let amount = total.amount else { return }
        context.report(
            .totalNegative, at: total[.amount], webKit: WebKitCheck.negativeTotal(context),
            help: "charge zero or more", "the total " + amount.text + " is below zero")
    }
}

extension WebKitCheck {
    /// The check that a total below zero fails in the dictionary in front.
    static func negativeTotal(_ context: borrowing RuleContext) -> WebKitCheck {
        context.isInside(PaymentRequestView.self) ? .totalNegative : .updateTotal
    }
}
