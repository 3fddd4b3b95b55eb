/// Details of an order that was not paid.
enum ResultOrderOnFailure: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status, AuthorizationResult.Slot.orderDetails], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.writtenStatus == 1, let node = cursor.slot(AuthorizationResult.Slot.orderDetails) else { return }
        context.report(
            .resultOrderOnFailure, at: node, help: "leave \"orderDetails\" out",
            "the payment failed, and the device then ignores order details")
    }
}
