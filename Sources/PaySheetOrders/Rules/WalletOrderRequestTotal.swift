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
                } else if let text = request.member("total")?.text("amount"), let asked = try? Amount(text), asked != amount,
                    !isShare(amount, of: asked, in: request)
                {
                    context.report(
                        .walletOrderRequestTotal, at: total[.amount], help: "write \"" + asked.text + "\"",
                        "the payment request asks for " + asked.text + ", and the total is " + amount.text)
                }
            }
        ]
    }

    /// Whether an amount is what one of several merchants gets: a token context, or what they leave of the total.
    private static func isShare(_ amount: Amount, of total: Amount, in request: JSONTree) -> Bool {
        guard case .list(let contexts)? = request.member("multiTokenContexts") else { return false }
        var rest = AmountSum()
        rest.add(total)
        for context in contexts {
            guard let text = context.text("amount"), let share = try? Amount(text) else { return false }
            guard share != amount else { return true }
            rest.add(try? share.negated())
        }
        return rest.amount == amount
    }
}
