/// A transfer that does not say once what the person receives.
enum DisbursementRecipientItem: OneRowRule {
    static let row = RuleRow(TransferView.self, needs: [.disbursementRequest]) { transfer, context in
        guard transfer.isPresent(.lineItems) else {
            // The items of W3C details have no such type, so that those of a modifier must be in the modifier.
            if transfer.isMisspelt(.lineItems) { return }
            return context.report(
                .disbursementRecipientItem, at: transfer.node, help: "add a line of type \"disbursement\"",
                "no line says what the person receives")
        }
        let items = DisbursementItems(transfer.lineItems)
        guard transfer.isReadable(.lineItems), !items.isUnclear else { return }
        if items.payments.isEmpty {
            context.report(
                .disbursementRecipientItem, at: transfer[.lineItems],
                help: "add \"disbursementLineItemType\": \"disbursement\" to the line that says it",
                "no line is of type \"disbursement\", so the amount for the recipient is unclear")
        } else if items.payments.count > 1 {
            context.report(
                .disbursementRecipientItem, at: items.payments[1].node,
                related: [RelatedNode(items.payments[0].node, "the first line of that type")],
                help: "keep one line of type \"disbursement\"",
                "\(items.payments.count, "lines") lines say what the person receives, and one is the number")
        }
    }
}
