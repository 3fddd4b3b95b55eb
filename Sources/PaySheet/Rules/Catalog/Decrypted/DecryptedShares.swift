/// More for the merchants than the shopper has authorized.
enum DecryptedShares: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "decrypted/shares", "Merchants' amounts above the total", .error,
            what: "The amounts of the merchants add up to more than the amount of the transaction.",
            why: "The shopper has authorized the total; the merchants' shares are parts of it.",
            instead: "Keep the amounts as they came out of the token, and do not mix two tokens.",
            sources: ["DP-005"], page: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
            bad: [
                Sample(.decrypted, [responses("12000", "8051")], at: "/authenticationResponses", shows: ["DP-005"]),
                Sample(.decrypted, [responses("20051", "0")], at: "/authenticationResponses", shows: ["DP-005"]),
                Sample(
                    .decrypted, [responses("1", "0"), .set("/transactionAmount", "0")], at: "/authenticationResponses", shows: ["DP-005"]),
            ],
            good: [Sample(.decrypted, [responses("12000", "8050")]), Sample(.decrypted, [responses("100", "200")])])
    }

    private static func responses(_ first: String, _ second: String) -> Sample.Change {
        .set(
            "/authenticationResponses",
            #"[{"merchantIdentifier":"m1","authenticationData":"c2E=","transactionAmount":""# + first
                + #""},{"merchantIdentifier":"m2","authenticationData":"c2I=","transactionAmount":""# + second + #""}]"#)
    }

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
            .decryptedShares, at: node, help: "keep the amounts as they came out of the token",
            "the merchants' amounts add up to " + String(sum) + ", and the transaction has " + String(total))
    }
}
