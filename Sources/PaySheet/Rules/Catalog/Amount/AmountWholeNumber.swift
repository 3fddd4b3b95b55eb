/// A request whose amounts may all be in cents.
enum AmountWholeNumber: OneRowRule {
    static let row = RuleRow(LineItemView.self, roles: [.total], isAdvice: true, when: .amount(.amount, above: 999)) { total, context in
        guard context.facts.decimals > 0, let text = total.text(.amount), text.node.isPlainString, let amount = total.amount,
            amount.isCalculable, amount.scale == 0
        else { return }
        let (meant, currency) = (Amount(unchecked: amount.coefficient, scale: context.facts.decimals), context.facts.currencyCode)
        context.report(
            .amountWholeNumber, at: total[.amount], help: "write the decimals, even if they are zero",
            "\"\(shown: amount)\" charges \(amount) \(LetterCode.text(currency), "currency")"
                + "; in minor units it would be \(meant, "meant")")
    }
}
