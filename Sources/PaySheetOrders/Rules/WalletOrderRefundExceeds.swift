import PaySheet

/// More paid than the total.
enum WalletOrderRefundExceeds: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPaymentView.self, needs: [.total, .transactions]) { payment, context in
                guard let total = payment.total, let amount = total.amount, let currency = total.currency,
                    let transactions = payment.transactions
                else { return }
                var sum = AmountSum()
                for index in 0..<transactions.count {
                    guard let transaction = transactions[index], let value = transaction.amount, let paid = value.amount,
                        let other = value.currency, other.equals(currency), let status = transaction.word(.status)
                    else { return }
                    guard status == WalletTransactionStatus.approvedIndex || status == WalletTransactionStatus.completedIndex else {
                        continue
                    }
                    sum.add(transaction.word(.transactionType) == WalletTransactionType.refundIndex ? try? paid.negated() : paid)
                }
                guard let sum = sum.amount, sum > amount else { return }
                context.report(
                    .walletOrderRefundExceeds, at: payment[.transactions], related: [RelatedNode(total[.amount], "the total")],
                    help: "correct the total or the transactions",
                    "the transactions add up to \(sum, "sum"), more than the total of \(amount)")
            }
        ]
    }
}
