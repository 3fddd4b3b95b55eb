/// A transaction of less than nothing.
enum DecryptedAmount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.transactionAmount], check),
            RuleRow(ShapeIndex.authenticationResponse, needs: [AuthenticationResponse.Slot.transactionAmount], checkShare),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let amount = cursor.integer(DecryptedPaymentData.Slot.transactionAmount), amount < 0,
            let node = cursor.slot(DecryptedPaymentData.Slot.transactionAmount)
        else { return }
        context.report(
            .decryptedAmount, at: node, help: "keep the amount from the token",
            "the amount " + String(amount) + " is below zero")
    }

    static func checkShare(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(AuthenticationResponse.Slot.transactionAmount),
            let node = cursor.slot(AuthenticationResponse.Slot.transactionAmount), !text.isDigits
        else { return }
        // Nothing says that a share has no point in it.
        let message: String
        if let amount = try? Amount(text.string) {
            guard amount.isNegative else { return }
            message = "the merchant's amount is below zero"
        } else {
            message = "the merchant's amount is not a number"
        }
        context.report(.decryptedAmount, at: node, help: "keep the amount from the token", message)
    }
}
