/// A shop's address that the shopper can change.
enum PickupMode: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.shippingType, PaymentRequest.Slot.shippingContact]
            ) { cursor, context in
                // A service that fetches something from the shopper has no place of its own.
                guard isPlace(cursor, ShapeIndex.paymentRequest) else { return }
                let help = "add \"shippingContactEditingMode\": \"storePickup\""
                let message = "the shopper can replace the address of the pickup shop"
                if !cursor.isPresent(PaymentRequest.Slot.shippingContactEditingMode) {
                    if cursor.isMisspelt(PaymentRequest.Slot.shippingContactEditingMode, in: ShapeIndex.paymentRequest) { return }
                    context.report(
                        .pickupMode, at: cursor.node,
                        fix: RawFix(
                            .risky, help, [.add(object: cursor.node, name: "shippingContactEditingMode", json: "\"storePickup\"")]),
                        help: help, message)
                } else if let mode = cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode), mode >= 0,
                    mode != ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.shippingContactEditingMode)
                {
                    context.report(
                        .pickupMode, at: node, fix: RawFix(.risky, "write \"storePickup\"", [.replace(node: node, text: "storePickup")]),
                        help: "write \"storePickup\"", message)
                }
            }
        ]
    }

    /// The goods are fetched from a shop whose address is given.
    static func isPlace(_ request: borrowing Cursor, _ shape: Int) -> Bool {
        guard shape == ShapeIndex.paymentRequest,
            request.wordIndex(PaymentRequest.Slot.shippingType) == ShippingType.storePickupIndex,
            let contact = request.inner(PaymentRequest.Slot.shippingContact)
        else { return false }
        return contact.elementCount(PaymentContact.Slot.addressLines) > 0
    }
}
