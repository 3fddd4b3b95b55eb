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

    /// The same for a payment that is compared with its order.
    static var flowRows: [RuleRow] {
        [
            RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest], asks: .input(.walletOrder)) { flow, context in
                guard let order = context.expectations.document(.walletOrder)?.member("payment")?.member("total"),
                    let amount = order.text("amount").flatMap({ try? Amount($0) }), let charge = Charge(flow), let total = charge.total,
                    let charged = total.amount(.amount)
                else { return }
                if let code = order.text("currency"), let currency = charge.currency, !currency.rawValue.utf8.elementsEqual(code.utf8) {
                    context.report(
                        .walletOrderRequestTotal, at: charge.currencyNode, help: "write \"" + currency.rawValue + "\" in the order",
                        "the order has another currency")
                } else if charged != amount, !isShare(amount, of: charged, in: charge) {
                    context.report(
                        .walletOrderRequestTotal, at: total[.amount], help: "write \"" + charged.text + "\" in the order",
                        "the customer confirms " + charged.text + ", and the total of the order is " + amount.text)
                }
            }
        ]
    }

    private static func isShare(_ amount: Amount, of total: Amount, in charge: borrowing Charge) -> Bool {
        guard let contexts = charge.contexts else { return false }
        var rest = AmountSum()
        rest.add(total)
        for index in 0..<contexts.count {
            guard let share = contexts[index]?.amount(.amount) else { return false }
            guard share != amount else { return true }
            rest.add(try? share.negated())
        }
        return rest.amount == amount
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
