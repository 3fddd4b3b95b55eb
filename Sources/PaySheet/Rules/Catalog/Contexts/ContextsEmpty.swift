/// A list of shares without a share.
enum ContextsEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.multiTokenContexts],
                unless: .someElements(PaymentRequest.Slot.multiTokenContexts)
            ) {
                check($0, PaymentRequest.Slot.multiTokenContexts, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.multiTokenContexts]) { cursor, context in
                // In an update it says that the merchants of before are no longer paid.
                guard context.facts.rootShape != ShapeIndex.paymentDetailsUpdate else { return }
                check(cursor, Modifier.Slot.multiTokenContexts, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].count == 0 else { return }
        context.report(
            .contextsEmpty, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]), help: "leave the list out",
            "the list of the merchants' shares is empty and asks for nothing")
    }
}
