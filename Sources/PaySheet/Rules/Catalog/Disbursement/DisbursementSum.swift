/// A transfer whose lines do not add up.
enum DisbursementSum: OneRowRule {
    static let row = RuleRow(TransferView.self, needs: [.disbursementRequest, .lineItems]) { transfer, context in
        let items = DisbursementItems(transfer.lineItems)
        guard !items.isUnclear, items.payments.count == 1, items.others > 0, let received = items.payments[0].amount,
            let rest = items.rest.amount, rest != received
        else { return }
        if let line = items.fees.first, let fee = line.amount, fee.isNegative, let doubled = try? fee.adding(fee),
            let right = try? rest.adding(doubled), right == received
        {
            context.report(
                .disbursementSum, at: line.amountNode, help: "write the fee as a positive amount; Apple Pay subtracts it",
                "the fee of \(fee, "fee") is negative")
        } else {
            context.report(
                .disbursementSum, at: items.payments[0].amountNode, help: "write \"" + rest.text + "\"",
                "the person receives \(received, "received"), and the other lines leave \(rest, "rest")")
        }
    }
}
