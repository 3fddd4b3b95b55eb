/// Shipping methods on a sheet without shipping.
enum ShippingFields: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingMethods]) { cursor, context in
                guard cursor.elementCount(PaymentRequest.Slot.shippingMethods) > 0,
                    let node = cursor.slot(PaymentRequest.Slot.shippingMethods),
                    cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) != ShippingContactEditingMode.storePickupIndex,
                    !cursor.isPresent(PaymentRequest.Slot.disbursementRequest),
                    // A contact that was not requested says the same.
                    !cursor.isPresent(PaymentRequest.Slot.shippingContact)
                else { return }
                if cursor.isPresent(PaymentRequest.Slot.requiredShippingContactFields) {
                    guard cursor.slot(PaymentRequest.Slot.requiredShippingContactFields) != nil,
                        cursor.elementCount(PaymentRequest.Slot.requiredShippingContactFields) == 0
                    else { return }
                } else if cursor.isMisspelt(PaymentRequest.Slot.requiredShippingContactFields, in: ShapeIndex.paymentRequest) {
                    return
                }
                context.report(
                    .shippingFields, at: node, help: "ask for \"postalAddress\" in \"requiredShippingContactFields\"",
                    "the sheet shows no shipping methods, because no part of a shipping contact is asked for")
            }
        ]
    }
}
