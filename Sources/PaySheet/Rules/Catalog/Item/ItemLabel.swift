/// A line whose label says nothing.
enum ItemLabel: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.item], unless: .ordinaryLabel(LineItem.Slot.label)) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], unless: .ordinaryLabel(PaymentItem.Slot.label)) {
                cursor, context in
                if !W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].isString,
            let label = cursor.text(member)
        else { return }
        let isBlank = label.isBlank
        guard isBlank || LabelWords.isLeftover(label) else { return }
        context.report(
            .itemLabel, at: node, help: "say what the amount is for",
            isBlank ? "a line has an empty label" : "the label of a line is " + label.quoted + ", the text of a missing value")
    }
}
