import PaySheet

/// Parts that do not add up to the total.
enum WalletOrderTotalSum: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPaymentView.self, needs: [.total, .summaryItems]) { payment, context in
                guard let total = payment.total, let amount = total.amount, let currency = total.currency, let items = payment.summaryItems,
                    items.count > 0
                else { return }
                var sum = AmountSum()
                for index in 0..<items.count {
                    guard let item = items[index], let value = item.value, let other = value.currency, other.equals(currency) else {
                        return
                    }
                    sum.add(value.amount)
                }
                guard let sum = sum.amount, sum != amount else { return }
                context.report(
                    .walletOrderTotalSum, at: total[.amount], related: [RelatedNode(payment[.summaryItems], "the items")],
                    help: "write \"" + sum.text + "\", or correct the items",
                    "the items add up to \(sum, "sum"), and the total is \(amount)")
            }
        ]
    }
}
