/// A total that does not name the business.
enum TotalName: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.total], isAdvice: true) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], isAdvice: true) { cursor, context in
                if W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let label = cursor.text(member), label.isPlain else { return }
        let isPay = label.matches("pay ", at: 0)
        guard isPay || LabelWords.isTotal(label) || label.equalsIgnoringCase("apple pay") || label.equalsIgnoringCase("payment") else {
            return
        }
        context.report(
            .totalName, at: node, help: "write the name of the business",
            "the sheet will read \"Pay " + Shown.shortened(label.string) + "\""
                + (isPay ? ": it adds the word itself" : ", which names no business"))
    }
}
