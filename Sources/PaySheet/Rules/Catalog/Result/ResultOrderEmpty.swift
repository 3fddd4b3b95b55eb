/// Details of an order with nothing in them.
enum ResultOrderEmpty: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.orderDetails, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let details = OrderDetailsView(copy cursor)
        if let text = details.orderTypeIdentifier, text.isEmpty, let node = cursor.slot(OrderDetails.Slot.orderTypeIdentifier) {
            context.report(.resultOrderEmpty, at: node, help: "write the order type", "the order type is empty")
        }
        if let text = details.orderIdentifier, text.isEmpty, let node = cursor.slot(OrderDetails.Slot.orderIdentifier) {
            context.report(.resultOrderEmpty, at: node, help: "write the key of the order", "the order's key is empty")
        }
        guard let token = cursor.written(OrderDetails.Slot.authenticationToken),
            let node = cursor.slot(OrderDetails.Slot.authenticationToken), token.isShorter(than: 16)
        else { return }
        context.report(
            .resultOrderEmpty, at: node, help: "give a secret of at least 16 characters",
            "the authentication token has " + String(token.characterCount) + " characters, and Wallet wants at least 16")
    }
}
