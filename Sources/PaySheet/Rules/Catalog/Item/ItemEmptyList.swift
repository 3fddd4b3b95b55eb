/// A list of lines without a line.
enum ItemEmptyList: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems], unless: .someElements(PaymentRequest.Slot.lineItems),
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentRequest.Slot.lineItems), cursor.nodes[node].count == 0 else { return }
        context.report(
            .itemEmptyList, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]),
            help: "leave the list out", "the list of lines is empty")
    }
}
