/// The web service of an order under a wrong address.
enum ResultOrderUrl: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.orderDetails, needs: [OrderDetails.Slot.webServiceURL], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(OrderDetails.Slot.webServiceURL), let node = cursor.slot(OrderDetails.Slot.webServiceURL) else {
            return
        }
        switch text.addressForm {
        case .https: return
        case .other:
            context.report(
                .resultOrderUrl, at: node, .warning, help: "write an address that begins with https://",
                "the address of the order's web service does not begin with https://")
        case .none:
            context.report(
                .resultOrderUrl, at: node, webKit: .orderURL, help: "write the whole address, beginning with https://",
                text.isEmpty ? "the address of the order's web service is empty" : "the order's web service has no absolute address")
        }
    }
}
