/// A place of pickup that the sheet does not show.
enum PickupFields: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest,
                needs: [PaymentRequest.Slot.shippingContactEditingMode, PaymentRequest.Slot.requiredShippingContactFields]
            ) { cursor, context in
                // The W3C method data begins with the same members. Where nothing at all is asked for, the contact is wrong before the mode.
                guard cursor.wordIndex(PaymentRequest.Slot.shippingContactEditingMode) == ShippingContactEditingMode.storePickupIndex,
                    let node = cursor.slot(PaymentRequest.Slot.requiredShippingContactFields),
                    let fields = cursor.elements(PaymentRequest.Slot.requiredShippingContactFields), fields.count > 0
                else { return }
                for place in 0..<fields.count {
                    guard let field = fields[place], field.index >= 0, field.index != ContactField.postalAddressIndex else { return }
                }
                context.report(
                    .pickupFields, at: node, help: "add \"postalAddress\" to \"requiredShippingContactFields\"",
                    "the sheet does not show the place of pickup, because no postal address is asked for")
            }
        ]
    }
}
