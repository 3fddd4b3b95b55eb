/// A transaction of less than nothing.
enum DecryptedAmount: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/amount", "Amounts in decrypted data", .error,
            what: "An amount of the decrypted data is negative, or a merchant's amount is no number.",
            why: "A token never stands for less than nothing: the value was changed on its way, and the comparison with the order fails.",
            instead: "Keep the amounts as they came out of the token, in the smallest unit of the currency.",
            sources: ["DP-002", "DP-005"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(.decrypted, [.set("/transactionAmount", "-20050")], at: "/transactionAmount", shows: ["DP-002"]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"$12"}]"#)
                    ],
                    at: "/authenticationResponses/0/transactionAmount", shows: ["DP-005"]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"-12"}]"#)
                    ],
                    at: "/authenticationResponses/0/transactionAmount", shows: ["DP-005"]),
            ],
            good: [
                Sample(.decrypted, [.set("/transactionAmount", "0")]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"12"}]"#)
                    ]),
                Sample(
                    .decrypted,
                    [
                        .set(
                            "/authenticationResponses",
                            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":"0.5"}]"#)
                    ]),
            ])
    }

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
            .decryptedAmount, at: node, help: "keep the amount as it came out of the token",
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
            message = "the merchant's amount is no number"
        }
        context.report(.decryptedAmount, at: node, help: "keep the amount as it came out of the token", message)
    }
}
