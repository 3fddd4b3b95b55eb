/// A shipping method without a key.
enum ShippingIdentifierEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.identifier]) { cursor, context in
                guard let text = cursor.text(ShippingMethod.Slot.identifier), text.isEmpty,
                    let node = cursor.slot(ShippingMethod.Slot.identifier)
                else { return }
                context.report(
                    .shippingIdentifierEmpty, at: node, help: "write a short unique key",
                    "the shipping method has no identifier, so the page cannot recognize it")
            }
        ]
    }
}
