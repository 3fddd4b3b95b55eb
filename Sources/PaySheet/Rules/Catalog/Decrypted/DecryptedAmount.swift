/// A transaction of less than nothing.
enum DecryptedAmount: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(DecryptedPaymentDataView.self, needs: [.transactionAmount]) { data, context in
            guard let amount = data.transactionAmount, amount < 0 else { return }
            report("the amount \(amount, "amount") is negative", data[.transactionAmount], &context)
        }
        RuleRow.text(AuthenticationResponseView.self, .transactionAmount, checkShare)
    }

    static func checkShare(_ share: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        if share.isDigits { return }
        // Nothing says that a share has no point in it.
        guard let amount = try? Amount(share.string) else { return report("the merchant's amount is not a number", node, &context) }
        if amount.isNegative { report("the merchant's amount is negative", node, &context) }
    }

    private static func report(_ message: Sentence, _ node: Int, _ context: inout RuleContext) {
        context.report(.decryptedAmount, at: node, help: "keep the amount from the token", message)
    }
}
