/// A transfer that does not say once what the person receives.
enum DisbursementRecipientItem: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest], check),
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.disbursementRequest], check),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let member = DisbursementItems.member(context.shape)
        if !cursor.isPresent(member) {
            // The items of W3C details have no such type, so that those of a modifier must be in the modifier.
            guard !cursor.isMisspelt(member, in: context.shape) else { return }
            context.report(
                .disbursementRecipientItem, at: cursor.node, help: "add a line of type \"disbursement\"",
                "no line says what the person receives")
            return
        }
        guard let list = cursor.slot(member) else { return }
        let items = DisbursementItems(cursor, member)
        guard !items.isUnclear else { return }
        if items.payments == 0 {
            context.report(
                .disbursementRecipientItem, at: list, help: "add \"disbursementLineItemType\": \"disbursement\" to the line that says it",
                "no line is of type \"disbursement\", so the amount for the recipient is unclear")
        } else if items.payments > 1 {
            context.report(
                .disbursementRecipientItem, at: items.secondPayment,
                related: [RelatedNode(items.firstPayment, "the first line of that type")], help: "keep one line of type \"disbursement\"",
                String(items.payments) + " lines say what the person receives, and one is the number")
        }
    }
}
