/// A label that does not fit one line.
enum ItemLabelLength: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.item], isAdvice: true) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], isAdvice: true) { cursor, context in
                if !W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let label = cursor.text(member), label.isPlain else { return }
        var count = 0
        for index in 0..<label.byteCount where label.byte(index) & 0xC0 != 0x80 { count &+= 1 }
        guard count > 40 else { return }
        context.report(
            .itemLabelLength, at: node, help: "use two or three words", "a label of " + String(count) + " characters is cut")
    }
}
