/// A pickup from nowhere.
enum PickupContact: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.shippingContactEditingMode]
            ) { cursor, context in
                guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode),
                    !cursor.isPresent(PaymentRequest.Slot.shippingContact),
                    !cursor.isMisspelt(PaymentRequest.Slot.shippingContact, in: context.shape)
                else { return }
                context.report(
                    .pickupContact, at: node, help: "add \"shippingContact\" with the address of the shop",
                    "the pickup place is unknown without \"shippingContact\"")
            }
        ]
    }
}
