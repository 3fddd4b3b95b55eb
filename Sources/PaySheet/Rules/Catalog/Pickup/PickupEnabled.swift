/// The old word for a contact that can be changed.
enum PickupEnabled: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "pickup/enabled", "Old word for the editing mode", .info, group: .compatible,
            what: "The editing mode is \"enabled\", which Apple has replaced by \"available\".",
            why: "Both words mean the same, and it is what holds without the member. Safari still takes the old word, older ones know it "
                + "alone.",
            instead: "Leave \"shippingContactEditingMode\" out, which every version understands, or write \"available\".",
            sources: ["AP-PICKUP-ENABLED"], page: "applepayshippingcontacteditingmode",
            bad: [
                Sample(
                    .shipping, [.text("/shippingContactEditingMode", "enabled")], at: "/shippingContactEditingMode",
                    shows: ["AP-PICKUP-ENABLED"]),
                Sample(
                    .methodData, [.text("/shippingContactEditingMode", "enabled"), .set("/version", "14")],
                    at: "/shippingContactEditingMode"),
                Sample(
                    .shipping, [.text("/shippingContactEditingMode", "enabled"), .text("/shippingType", "storePickup")],
                    at: "/shippingContactEditingMode"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingContactEditingMode", "available")]),
                Sample(.methodData, [.text("/shippingContactEditingMode", "available"), .set("/version", "14")]),
            ])
    }

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
                    "\"enabled\" is the old word for \"available\", which holds without the member")
            }
        ]
    }
}
