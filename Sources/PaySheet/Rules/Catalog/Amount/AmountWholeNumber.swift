/// A request whose amounts may all be in cents.
enum AmountWholeNumber: DocumentRule {
    static var rows: [RuleRow] { RuleRow(LineItemView.self, roles: [.total], isAdvice: true, when: .amount(.amount, above: 999), check) }

    static func check(_ total: borrowing LineItemView, _ context: inout RuleContext) {
        guard context.facts.decimals > 0, let text = total.text(.amount), text.node.isPlainString, let amount = total.amount,
            amount.isExact, amount.scale == 0
        else { return }
        let (meant, currency) = (Amount(unchecked: amount.coefficient, scale: context.facts.decimals), context.facts.currencyCode)
        context.report(
            .amountWholeNumber, at: total[.amount], help: "write the decimals, even where they are zero",
            Shown.quoted(amount.text) + " charges " + amount.text + " " + LetterCode.text(currency)
                + "; in minor units it would be " + meant.text)
    }
}
