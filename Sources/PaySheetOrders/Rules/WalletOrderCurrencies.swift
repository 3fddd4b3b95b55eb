import PaySheet

/// Several currencies in one payment.
enum WalletOrderCurrencies: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPaymentView.self, needs: [.total]) { payment, context in
                guard let total = payment.total, let currency = total.currency else { return }
                if let items = payment.summaryItems {
                    for index in 0..<items.count {
                        guard let item = items[index], let value = item.value, let other = value.currency, !other.equals(currency) else {
                            continue
                        }
                        report(value[.currency], total[.currency], &context)
                    }
                }
                if let transactions = payment.transactions {
                    for index in 0..<transactions.count {
                        guard let transaction = transactions[index], let value = transaction.amount, let other = value.currency,
                            !other.equals(currency)
                        else { continue }
                        report(value[.currency], total[.currency], &context)
                    }
                }
            }
        ]
    }

    private static func report(_ node: Int, _ total: Int, _ context: inout RuleContext) {
        context.report(
            .walletOrderCurrencies, at: node, related: [RelatedNode(total, "the currency of the total")],
            help: "use the currency of the total", "the currency differs from that of the total")
    }
}
