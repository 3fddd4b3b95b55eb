/// The old word for a contact that can be changed.
enum PickupEnabled: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.shippingContactEditingMode]
            ) { cursor, context in
                guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.enabledIndex,
                    // For a shop's address it is wrong in another way.
                    !PickupMode.isPlace(cursor, context.shape),
                    let node = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode)
                else { return }
                context.report(
                    .pickupEnabled, at: node, fix: RawFix(.safe, "leave it out", [.remove(node: node)]),
                    help: "leave it out, or write \"available\"",
                    "\"enabled\" is the old name of \"available\", which is the default")
            }
        ]
    }
}
