/// More for the merchants than the shopper has authorized.
enum DecryptedShares: OneRowRule {
    static let row = RuleRow(DecryptedPaymentDataView.self, needs: [.transactionAmount, .authenticationResponses]) { data, context in
        guard let total = data.transactionAmount, total >= 0, let responses = data.authenticationResponses else { return }
        var sum: Int64 = 0
        for index in 0..<responses.count {
            guard let response = responses[index], let share = response.text(.transactionAmount)?.number(ofDigits: 1...15) else { return }
            let (next, overflow) = sum.addingReportingOverflow(Int64(share))
            guard !overflow else { return }
            sum = next
        }
        guard sum > total else { return }
        context.report(
            .decryptedShares, at: data[.authenticationResponses], help: "keep the amounts from the token",
            "the merchants' amounts add up to \(sum, "sum"), and the transaction has \(total, "total")")
    }
}
