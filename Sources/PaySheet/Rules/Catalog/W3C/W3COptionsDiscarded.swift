/// Shipping options that were not requested.
enum W3COptionsDiscarded: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.shippingOptions], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentDetails.Slot.shippingOptions), cursor.nodes[node].count > 0,
            context.asksForShipping(cursor) == false
        else { return }
        context.report(
            .w3cOptionsDiscarded, at: node, help: "set \"requestShipping\" to true in \"options\", or leave the shipping options out",
            "nothing requests shipping, so the browser drops the shipping options")
    }
}
