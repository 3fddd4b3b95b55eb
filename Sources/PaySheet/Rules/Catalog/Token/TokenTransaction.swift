/// A token put together from two.
enum TokenTransaction: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentToken, needs: [PaymentToken.Slot.transactionIdentifier, PaymentToken.Slot.paymentData], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let outer = cursor.written(PaymentToken.Slot.transactionIdentifier),
            let header = PaymentTokenView(copy cursor).paymentData?.header,
            let inner = header.cursor.written(EncryptedPaymentHeader.Slot.transactionId), HexForm(outer).fault == nil,
            HexForm(inner).fault == nil, !outer.equalsIgnoringCase(inner), let node = cursor.slot(PaymentToken.Slot.transactionIdentifier),
            let related = header.cursor.slot(EncryptedPaymentHeader.Slot.transactionId)
        else { return }
        context.report(
            .tokenTransaction, at: node, related: [RelatedNode(related, "another payment")], help: "pass on the token unchanged",
            "the token and its header belong to different payments")
    }
}
