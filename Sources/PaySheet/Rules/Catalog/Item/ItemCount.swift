/// Lines that list the products.
enum ItemCount: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems], isAdvice: true) {
                check($0, PaymentRequest.Slot.lineItems, &$1)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newLineItems], isAdvice: true
            ) { check($0, PaymentMethodUpdate.Slot.newLineItems, &$1) },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.displayItems], isAdvice: true) {
                check($0, PaymentDetails.Slot.displayItems, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), cursor.nodes[node].count > 10 else { return }
        context.report(
            .itemCount, at: node, help: "add up the products in one line",
            String(cursor.nodes[node].count) + " lines: the sheet shows sums, not every product")
    }
}
