/// A merchant without a name.
enum ContextsName: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.merchantName],
                unless: .ordinaryLabel(PaymentTokenContext.Slot.merchantName), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentTokenContext.Slot.merchantName), cursor.nodes[node].isString,
            let name = cursor.text(PaymentTokenContext.Slot.merchantName)
        else { return }
        let isBlank = name.isBlank
        guard isBlank || LabelWords.isLeftover(name) else { return }
        context.report(
            .contextsName, at: node, help: "write the name that the shopper knows",
            isBlank ? "the name of a merchant is empty" : "the name of a merchant is " + name.quoted + ", the text of a missing value")
    }
}
