/// A go-between whose label names one of two businesses.
enum TotalIntermediary: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.label], roles: [.total], isAdvice: true) {
                check($0, LineItem.Slot.label, &$1)
            },
            RuleRow(ShapeIndex.paymentItem, needs: [PaymentItem.Slot.label], isAdvice: true) { cursor, context in
                if W3C.isTotal(context) { check(cursor, PaymentItem.Slot.label, &context) }
            },
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.multiTokenContexts], isAdvice: true,
                checkContexts),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let label = cursor.text(member), label.isPlain, label.hasWord("via") else { return }
        for index in 0..<label.byteCount where label.matches("(via ", at: index) { return }
        // The seller comes before the word, as in "Harbor Books via Wander".
        guard !label.matches("via ", at: 0) else { return }
        context.report(
            .totalIntermediary, at: node, help: "put the intermediary in parentheses: \"… (via …)\"",
            label.quoted + " names an intermediary, but not as \"Merchant (via Intermediary)\"")
    }

    /// One other merchant gets all the money, and the label does not name it.
    static func checkContexts(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.elementCount(PaymentRequest.Slot.multiTokenContexts) == 1,
            let share = cursor.element(0, of: PaymentRequest.Slot.multiTokenContexts),
            let total = cursor.inner(PaymentRequest.Slot.total), let label = total.text(LineItem.Slot.label),
            let node = total.slot(LineItem.Slot.label), let name = share.text(PaymentTokenContext.Slot.merchantName),
            let nameNode = share.slot(PaymentTokenContext.Slot.merchantName),
            let amount = share.amount(PaymentTokenContext.Slot.amount), amount == total.amount(LineItem.Slot.amount),
            label.isPlain, name.isPlain, !name.isBlank, !label.hasWord("via")
        else { return }
        for index in 0..<label.byteCount where label.matches(name, at: index) { return }
        context.report(
            .totalIntermediary, at: node, related: [RelatedNode(nameNode, "this merchant gets the whole total")],
            help: "name both: \"… (via …)\"", label.quoted + " takes a payment that goes to " + name.quoted + " as a whole")
    }
}

extension Text {
    /// The other text begins here.
    func matches(_ other: borrowing Text, at start: Int) -> Bool {
        guard byteCount &- start >= other.byteCount else { return false }
        for index in 0..<other.byteCount where byte(start &+ index) != other.byte(index) { return false }
        return true
    }
}
