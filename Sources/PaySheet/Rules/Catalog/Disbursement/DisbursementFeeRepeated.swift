/// Two fees for one transfer.
enum DisbursementFeeRepeated: OneRowRule {
    static let row = RuleRow(TransferView.self, needs: [.disbursementRequest, .lineItems]) { transfer, context in
        let fees = DisbursementItems(transfer.lineItems).fees
        guard fees.count > 1 else { return }
        context.report(
            .disbursementFeeRepeated, at: fees[1].node, related: [RelatedNode(fees[0].node, "the first fee")],
            help: "add the fees up in one line", "\(fees.count, "lines") lines are the fee of the transfer, and one is the most")
    }
}
