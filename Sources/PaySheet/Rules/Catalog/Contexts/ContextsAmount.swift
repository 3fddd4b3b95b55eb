/// A share of nothing, or below.
enum ContextsAmount: OneRowRule {
    static let row = RuleRow(PaymentTokenContextView.self, when: .amount(.amount, atMost: 0)) { share, context in
        guard let amount = share.amount, !amount.isWrittenAsNegativeZero else { return }
        context.report(
            .contextsAmount, at: share[.amount], help: "leave the merchant out, or write the amount that it gets",
            "the share of a merchant is \(amount)")
    }
}
