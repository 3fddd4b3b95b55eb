/// A shipping method without a key.
enum ShippingIdentifierEmpty: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.identifier]) { cursor, context in
                guard let text = cursor.text(ShippingMethod.Slot.identifier), text.isEmpty,
                    let node = cursor.slot(ShippingMethod.Slot.identifier)
                else { return }
                context.report(
                    .shippingIdentifierEmpty, at: node, help: "write a short key of your own",
                    "the shipping method has no key by which the page could tell it from others")
            }
        ]
    }
}
