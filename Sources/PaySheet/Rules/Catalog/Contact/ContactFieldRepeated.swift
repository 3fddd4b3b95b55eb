/// The same contact field twice.
enum ContactFieldRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredBillingContactFields],
                unless: .differentWords(PaymentRequest.Slot.requiredBillingContactFields)
            ) { cursor, context in check(cursor, PaymentRequest.Slot.requiredBillingContactFields, &context) },
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.requiredShippingContactFields],
                unless: .differentWords(PaymentRequest.Slot.requiredShippingContactFields)
            ) { cursor, context in check(cursor, PaymentRequest.Slot.requiredShippingContactFields, &context) },
            RuleRow(ShapeIndex.disbursementRequest, needs: [DisbursementRequest.Slot.requiredRecipientContactFields]) { cursor, context in
                check(cursor, DisbursementRequest.Slot.requiredRecipientContactFields, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let list = cursor.words(member) else { return }
        list.forEachRepeated { node, first, text in
            context.report(
                .contactFieldRepeated, at: node, related: [RelatedNode(first, "it is already in this list")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
