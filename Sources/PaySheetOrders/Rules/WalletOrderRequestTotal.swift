import PaySheet

/// Another total than the customer confirmed.
enum WalletOrderRequestTotal: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPaymentView.self, needs: [.total], asks: .input(.paymentRequest)) { payment, context in
                guard let request = context.expectations.document(.paymentRequest), let total = payment.total,
                    let amount = total.amount, let currency = total.currency
                else { return }
                if let code = request.text("currencyCode"), code != currency.string {
                    context.report(
                        .walletOrderRequestTotal, at: total[.currency], help: "write \"" + code + "\"",
                        "the payment request has another currency")
                } else if let text = request.member("total")?.text("amount"), let asked = try? Amount(text), asked != amount {
                    context.report(
                        .walletOrderRequestTotal, at: total[.amount], help: "write \"" + asked.text + "\"",
                        "the payment request asks for " + asked.text + ", and the total is " + amount.text)
                }
            }
        ]
    }
}
