/// What the person receives, in the middle of the lines.
enum DisbursementLastItem: OneRowRule {
    static let row = RuleRow(TransferView.self, needs: [.disbursementRequest, .lineItems]) { transfer, context in
        let items = DisbursementItems(transfer.lineItems)
        guard items.payments.count == 1, !items.lastIsPayment else { return }
        context.report(
            .disbursementLastItem, at: items.payments[0].node, help: "put this line at the end",
            "other lines follow the amount that the person receives, which should be the last")
    }
}
