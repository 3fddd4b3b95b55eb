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
                        "the payment request has the currency \(Shown.quoted(code), "code")")
                } else if let text = request.member("total")?.text("amount"), let asked = try? Amount(text), asked != amount,
                    !isShare(amount, of: asked, contexts(in: request))
                {
                    context.report(
                        .walletOrderRequestTotal, at: total[.amount], help: "write \"" + asked.text + "\"",
                        "the payment request asks for \(asked.text, "asked"), and the total is \(amount)")
                }
            }
        ]
    }

    /// The same for a payment that succeeded and is compared with its order.
    static var flowRows: [RuleRow] {
        [
            RuleRow(PaymentFlowView.self, any: [.result, .complete], asks: .input(.walletOrder)) { flow, context in
                guard isPaid(flow), let order = context.expectations.document(.walletOrder)?.member("payment")?.member("total"),
                    let amount = order.text("amount").flatMap({ try? Amount($0) }), let sheet = AuthorizedSheet(flow),
                    let total = sheet.total,
                    let charged = total.amount(.amount)
                else { return }
                if let code = order.text("currency"), let currency = sheet.currency, !currency.rawValue.utf8.elementsEqual(code.utf8) {
                    context.report(
                        .walletOrderRequestTotal, at: sheet.currencyNode, help: "write \"" + currency.rawValue + "\" in the order",
                        "the order has the currency \(Shown.quoted(code), "code")")
                    return
                }
                let contexts = (0..<(sheet.contexts?.count ?? 0)).map { sheet.contexts?[$0]?.amount(.amount) }
                guard charged != amount, !isShare(amount, of: charged, contexts) else { return }
                context.report(
                    .walletOrderRequestTotal, at: total[.amount], help: "write \"" + charged.text + "\" in the order",
                    "the customer confirmed \(charged.text, "charged"), and the total of the order is \(amount)")
            }
        ]
    }

    private static func isPaid(_ flow: borrowing PaymentFlowView) -> Bool {
        if let result = flow.result { return result.cursor.unsignedShort(result.place(of: .status)) == 0 }
        return flow.text(.complete)?.equals("success") == true
    }

    /// The amounts of the token contexts of a request.
    private static func contexts(in request: JSONTree) -> [Amount?] {
        guard case .list(let contexts)? = request.member("multiTokenContexts") else { return [] }
        return contexts.map { context in context.text("amount").flatMap { try? Amount($0) } }
    }

    /// Whether an amount is what one of several merchants gets: a token context, or what they leave of the total.
    private static func isShare(_ amount: Amount, of total: Amount, _ contexts: [Amount?]) -> Bool {
        guard !contexts.isEmpty else { return false }
        var rest = AmountSum()
        rest.add(total)
        for context in contexts {
            guard let share = context else { return false }
            guard share != amount else { return true }
            rest.add(try? share.negated())
        }
        return rest.amount == amount
    }
}
