/// A shipping method without a key.
enum ShippingIdentifierEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "shipping/identifier-empty", "Empty shipping identifier", .warning,
            what: "The identifier of a shipping method is empty.",
            why: "When the shopper picks the method, the event names it by its identifier; empty text is what code takes for none. Safari "
                + "takes it.",
            instead: "Write a short key of your own; it is never shown.",
            sources: ["AP-SHIP-ID-EMPTY"], page: "applepayshippingmethod/identifier",
            bad: [
                Sample(
                    .shipping, [.text("/shippingMethods/0/identifier", "")], at: "/shippingMethods/0/identifier",
                    shows: ["AP-SHIP-ID-EMPTY"]),
                Sample(
                    .modifier, [.text("/additionalShippingMethods/0/identifier", "")], at: "/additionalShippingMethods/0/identifier"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/0/identifier", "0")]),
                Sample(.modifier, [.text("/additionalShippingMethods/0/identifier", "c")]),
            ])
    }

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
