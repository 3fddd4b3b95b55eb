/// More for the merchants than the shopper has authorized.
enum DecryptedShares: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.decryptedPaymentData,
                needs: [DecryptedPaymentData.Slot.transactionAmount, DecryptedPaymentData.Slot.authenticationResponses], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let total = cursor.integer(DecryptedPaymentData.Slot.transactionAmount), total >= 0,
            let responses = DecryptedPaymentDataView(copy cursor).authenticationResponses,
            let node = cursor.slot(DecryptedPaymentData.Slot.authenticationResponses)
        else { return }
        var sum: Int64 = 0
        for index in 0..<responses.count {
            guard let response = responses[index], let text = response.cursor.written(AuthenticationResponse.Slot.transactionAmount),
                let share = text.number(ofDigits: 1...15)
            else { return }
            let (next, overflow) = sum.addingReportingOverflow(Int64(share))
            guard !overflow else { return }
            sum = next
        }
        guard sum > total else { return }
        context.report(
            .decryptedShares, at: node, help: "keep the amounts from the token",
            "the merchants' amounts add up to " + String(sum) + ", and the transaction has " + String(total))
    }
}
