import PaySheet

/// A payment without a status.
enum WalletOrderPaymentStatus: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPaymentView.self, needs: [.total]) { payment, context in
                guard payment.isMissing(.status) else { return }
                let hasTransactions = payment.count(of: .transactions) > 0
                context.report(
                    .walletOrderPaymentStatus, at: payment.node, hasTransactions ? .warning : .error,
                    help: "add \"status\", such as \"paid\"",
                    hasTransactions
                        ? "iOS 16 shows no payment without \"status\"" : "the payment has neither \"status\" nor \"transactions\"")
            }
        ]
    }
}
