/// A token that is both for several merchants and for later.
enum DecryptedTwoKinds: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.decryptedPaymentData,
                needs: [DecryptedPaymentData.Slot.authenticationResponses, DecryptedPaymentData.Slot.merchantTokenIdentifier], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.slot(DecryptedPaymentData.Slot.authenticationResponses), cursor.nodes[list].count > 0,
            let node = cursor.slot(DecryptedPaymentData.Slot.merchantTokenIdentifier)
        else { return }
        context.report(
            .decryptedTwoKinds, at: node, related: [RelatedNode(list, "the answers for several merchants")],
            help: "do not mix data of two tokens", "a token cannot be for several merchants and for later payments")
    }
}
